import { tools } from 'toolworker';

/** The slugs of the tools, in the order of the document. */
export const slugsOfDocument: readonly string[] = tools.map(({ slug }) => slug);
