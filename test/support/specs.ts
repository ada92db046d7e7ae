import type { Spec } from './spec.ts';

const modules = import.meta.glob<Spec>('../spec/*.ts', { eager: true, import: 'spec' });

/** The specs of every tool, by slug. */
export const specs: ReadonlyMap<string, Spec> = new Map(
  Object.entries(modules).map(([path, spec]) => [
    path.slice('../spec/'.length, -'.ts'.length),
    spec,
  ]),
);
