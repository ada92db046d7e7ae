import { tools } from 'toolworker';
import type { Tool } from '../../src/tool.ts';
import { specs } from './specs.ts';

/** A field that takes a string. */
export interface TextField {
  readonly tool: Tool;
  readonly slug: string;
  readonly name: string;
  /** Such as `age-calculator.birthDate`. */
  readonly path: string;
}

const textFields: readonly TextField[] = tools.flatMap((tool) =>
  Object.entries(tool.requestJsonSchema().properties)
    .filter(([, { type, enum: options }]) => [type].flat().includes('string') && !options)
    .map(([name]) => ({ tool, slug: tool.slug, name, path: `${tool.slug}.${name}` })),
);

const isFree = ({ slug, name }: TextField) => specs.get(slug)?.freeTexts?.includes(name) === true;

/** Strings that may hold any text, as their specs say. */
export const freeFields: readonly TextField[] = textFields.filter(isFree);

/** Strings with a form of their own, such as a number or a date. */
export const formedFields: readonly TextField[] = textFields.filter((field) => !isFree(field));
