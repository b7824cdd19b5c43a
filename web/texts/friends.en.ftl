### Friends: invitation, joining, home network

join-invited = You are invited to play
join-there = At the table
join-free = still free
join-how = How it works
join-sit = Join in!
join-name = What is your name?
join-full = All seats are taken. You can still watch.
join-over = This match is over already.
join-about-noch-mal = Everyone uses the same roll and crosses coloured cells on their own sheet. Who fills the columns first?
join-about-noch-mal-so-gut = Everyone uses the same roll and crosses coloured cells. The special die adds bombs, hearts and stars.
join-about-push = Turn over cards, build rows, and stop before nothing fits any more. Who dares one more?
join-about-doppelt-so-clever = Six dice, five colours. Every good entry brings a bonus, and that often brings the next one.
join-about-geht-noch-was = One roll counts for everyone, and with each you climb higher. Get out in time and you keep it all.
