/** How many numbers a request may hold at most. */
export const maximumCount = 1_000_000;

export const expectedList =
  'expected an array of numbers, or a string of numbers separated by commas, semicolons or white space';

export const expectedCount = 'expected at least one number, or two for a sample';
