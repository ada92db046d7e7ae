import { createContext } from 'preact';

/** Whether the visitor can focus and copy what is in the controls of a form, but not change it. */
export const ReadOnly = createContext(false);
