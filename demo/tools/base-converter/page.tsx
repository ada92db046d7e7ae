import type { FormParts } from '../../components/form/form-parts.ts';
import { inputsOfLiteral } from './literal.ts';

export const page = {
  fields: (fields) =>
    fields.map((field) => (field.name === 'value' ? { ...field, implies: basesOf } : field)),
} satisfies FormParts;

const longestRead = 10_000;

/** Returns the bases that a number with the prefix of its base chooses. */
function basesOf(input: string) {
  const literal = input.length <= longestRead ? inputsOfLiteral(input) : undefined;
  return literal && literal.from !== '10' ? { from: literal.from, to: literal.to } : {};
}
