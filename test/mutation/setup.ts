import fc from 'fast-check';

// The same values for every change, and no search for the simplest one that shows it.
fc.configureGlobal({ seed: 1, endOnFailure: true });
