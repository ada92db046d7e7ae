import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { inputsOfLiteral } from './literal.ts';

export const page = {
  /** Leaves out the bases in which the number is shown or typed. */
  wording: ({ result: { from, to } }) =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([name, base]) =>
        base === from || base === to ? [[name, undefined]] : [],
      ),
    ),
  fields: (fields) =>
    fields.map((field) => (field.name === 'value' ? { ...field, implies: basesOf } : field)),
} satisfies FormParts<ToolAnswer<'base-converter'>>;

const rows = { decimal: 10, binary: 2, octal: 8, hexadecimal: 16 };

const longestRead = 10_000;

/** Returns the bases that a number with the prefix of its base chooses. */
function basesOf(input: string) {
  const literal = input.length <= longestRead ? inputsOfLiteral(input) : undefined;
  return literal && literal.from !== '10' ? { from: literal.from, to: literal.to } : {};
}
