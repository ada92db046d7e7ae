import fc from 'fast-check';

// The same values for every mutant, and no search for the simplest one that kills it.
fc.configureGlobal({ seed: 1, endOnFailure: true });
