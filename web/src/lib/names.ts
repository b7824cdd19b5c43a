// The longest name that a table takes, in letters (core/names.py; a test compares them).
export const LONGEST_NAME = 40;
