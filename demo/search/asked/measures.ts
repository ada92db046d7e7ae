import { unitsLike } from '../../../src/form/amounts/units.ts';
import { formatInWords } from '../../../src/form/numbers/format.ts';
import { conversionIn } from '../../tools/shared/asked/conversion.ts';
import { numberIn } from '../../tools/shared/asked/pattern.ts';
import type { Reader } from '../../tools/shared/asked/question.ts';

const measured = ['km', 'kg', 'min', 'months', 'mpg'].flatMap(unitsLike);

/** 80 kg to lb: no page converts it, but the forms do. */
export const measure: Reader = (query) => {
  const asked = conversionIn(query, measured);
  const result = asked && numberIn(asked.text, asked.to, true);
  if (!asked || result === undefined) return undefined;
  return { question: asked.text, answer: `${formatInWords(result)} ${asked.target}` };
};
