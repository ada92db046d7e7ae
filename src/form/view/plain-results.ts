import { createContext } from 'preact';

/** Whether results are shown without buttons to copy them or to show all digits. */
export const PlainResults = createContext(false);
