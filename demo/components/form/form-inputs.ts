import { createContext } from 'preact';
import type { Inputs } from '../../../src/form/inputs.ts';

/**
 * The inputs of the form around a part of a page, including those that are not sent to the tool.
 */
export const FormInputs = createContext<Inputs>({});

/** Whether a part of the page that is no field of the form has text that cannot be read. */
export const FormIsUnread = createContext(false);
