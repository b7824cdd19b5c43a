### "What is this?": what lies on a sheet or table, in short

what-is-this = What is this?
what-how = Tap whatever you wonder about. Nothing is played meanwhile.
what-unknown = Nothing to tell here. Tap something with a dashed outline.
what-back = Previous
what-next = Next
what-done = Done
