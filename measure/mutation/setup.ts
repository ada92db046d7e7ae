import fc from 'fast-check';

// Tests every mutant with the same values, without shrinking.
fc.configureGlobal({ seed: 1, endOnFailure: true });
