/** Asks the worker to take control of the pages in its scope. */
export const claimMessage = 'toolworker:claim';
