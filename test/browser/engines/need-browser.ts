import { inject } from 'vitest';

// Fails the files of one project with what to install, while the others run.
const missing = inject('missing');
if (missing) throw new Error(missing);
