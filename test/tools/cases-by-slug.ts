import type { ToolCases } from './cases.ts';

const modules = import.meta.glob<ToolCases>('./*/cases.ts', { eager: true, import: 'cases' });

/** The cases of every tool, by slug. */
export const casesBySlug: ReadonlyMap<string, ToolCases> = new Map(
  Object.entries(modules).map(([path, cases]) => [path.split('/')[1] ?? path, cases]),
);
