import { unitsLike } from '../../../src/form/amounts/units.ts';
import { formatInWords } from '../../../src/form/numbers/format.ts';
import { type AskedConversion, conversionIn } from '../shared/asked/conversion.ts';
import { amountNamed } from '../shared/asked/pattern.ts';
import type { Reader } from '../shared/asked/question.ts';

const units = unitsLike('degrees');

/** 90 degrees in radians */
const angle: Reader = (query) => {
  const conversion = conversionIn(query, units) ?? bareAngle(query);
  if (!conversion) return undefined;
  const { value, unit: from, text, to, target } = conversion;
  const inputs = { value, from, to };
  return {
    question: text,
    page: { slug: 'angle-converter', inputs },
    request: inputs,
    answerIn: ({ result }) => `${formatInWords(Number(result))} ${target}`,
  };
};

function bareAngle(query: string): AskedConversion | undefined {
  // A bare ° may be a temperature.
  const read = /\p{L}/u.test(query) ? amountNamed(query, { units }) : undefined;
  if (read?.unit !== 'degrees' && read?.unit !== 'radians') return undefined;
  const { value, unit } = read;
  const to = unit === 'radians' ? 'degrees' : 'radians';
  return { value, unit, text: query, to, target: to.slice(0, 3) };
}

export const asked = [angle];
