import { tools } from 'toolworker';
import { fieldRefusals } from './field-refusals.ts';
import type { Spec } from './spec.ts';

const modules = import.meta.glob<Spec>('../spec/*.ts', { eager: true, import: 'spec' });

/** The specs of every tool, by slug, with what the tool refuses by its table of fields. */
export const specs: ReadonlyMap<string, Spec> = new Map(
  tools.flatMap((tool) => {
    const spec = modules[`../spec/${tool.slug}.ts`];
    return spec
      ? [
          [
            tool.slug,
            { ...spec, refusals: [...spec.refusals, ...fieldRefusals(tool, spec.limitsInWords)] },
          ] as const,
        ]
      : [];
  }),
);
