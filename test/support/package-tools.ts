import { type Tool, tools } from 'toolworker';

/** Stands for the module in which the site's build has a loader for each tool. */
export const loaders: Readonly<Record<string, () => Promise<Tool>>> = Object.fromEntries(
  tools.map((tool) => [tool.slug, async () => tool]),
);
