import { createContext } from 'preact';
import type { FormParts as Parts } from '../tools/part-files.ts';

/** The page's own parts that are rendered with the form and its answer. */
export const FormParts = createContext<Parts>({});
