/** Tells a waiting worker to take over. */
export const takeOver = 'site:take-over';

/** Asks the worker for its version. */
export const askVersion = 'site:version';

/** The worker does not use the network while a cache of this name exists. */
export const networkSwitch = 'network-off';
