import { tools } from 'toolworker';

/** The slugs of all tools, in the order of the registry. */
export const toolSlugs: readonly string[] = tools.map(({ slug }) => slug);
