import { tools } from 'toolworker';
import { inject } from 'vitest';

const slugs = inject('slugs');

/** Whether a tool is tested: one that `npm run test:tool` names, or any. */
export const isWanted = (slug: string) => slugs === undefined || slugs.includes(slug);

export const wantedTools = tools.filter(({ slug }) => isWanted(slug));
