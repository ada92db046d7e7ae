import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { converted, multipleOfPi } from './angle.ts';

export const page = {
  /** Answers in radians for degrees, and else in degrees. Only links ask for other units. */
  fields: (fields) =>
    fields.map((field) => (field.name === 'from' ? { ...field, implies: answerUnit } : field)),
  pageRequest: { callFor: ({ to }, typed) => ({ request: { ...typed, to } }) },
  wording: ({ request: { value, from = 'degrees' } }, inputs) => {
    // The sentence repeats what was typed.
    if (/π|pi/i.test(inputs.value ?? '')) return {};
    const turns = converted(value, from, 'turns');
    const multiple = turns === undefined ? undefined : multipleOfPi(turns);
    return multiple === undefined ? {} : { multiple: { shown: withMinus(multiple) } };
  },
} satisfies FormParts<ToolAnswer<'angle-converter'>>;

function answerUnit(from: string) {
  return { to: from === 'degrees' ? 'radians' : 'degrees' };
}
