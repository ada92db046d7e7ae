/** Asks a worker that waits to take the place of the one at work. */
export const takeOver = 'site:take-over';

/** Asks the worker for the version that it was built from. */
export const askVersion = 'site:version';

/** The name of a cache whose being there tells the worker to refuse the network. */
export const networkSwitch = 'network-off';
