import { createContext } from 'preact';

/** The currency in which amounts of money are shown. Without one, they are plain numbers. */
export const Currency = createContext<string | undefined>(undefined);
