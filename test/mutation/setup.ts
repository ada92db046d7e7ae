import fc from 'fast-check';

// The same values for every mutant, and no shrinking.
fc.configureGlobal({ seed: 1, endOnFailure: true });
