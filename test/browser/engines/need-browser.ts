import { inject } from 'vitest';

// Fails the test files of one project with instructions for installing its browser; other projects still run.
const missing = inject('missing');
if (missing) throw new Error(missing);
