import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import {
  add,
  divide,
  type Exact,
  multiply,
  sign,
  subtract,
  toNumber,
  toRational,
} from '../../../src/shared/rational.ts';
import { pattern, valuesIn } from '../../tools/shared/asked/pattern.ts';
import type { Asked, Reader } from '../../tools/shared/asked/question.ts';
import { into } from '../../tools/shared/asked/words.ts';

interface Scale {
  /** Its name, as a part of a pattern. */
  readonly words: string;
  /** What to add to a temperature to count from absolute zero, and the degree in kelvins. */
  readonly shift: Exact;
  readonly size: Exact;
}

// The International System of Units (BIPM, 2019), and NIST SP 811, B.8.
const scales: Readonly<Record<string, Scale>> = {
  '°C': {
    words: 'c|celsius|centigrade|℃|摄氏度?|摂氏度?|مئوية|سيلزيوس|سلسيوس',
    ...{ shift: 273.15, size: 1 },
  },
  '°F': {
    words: 'f|fahrenheit|℉|华氏度?|華氏度?|فهرنهايت',
    ...{ shift: 459.67, size: divide(5, 9) },
  },
  K: { words: 'k|kelvins?|开尔文|ケルビン|كلفن', shift: 0, size: 1 },
};

const degree = '(?:°|degrees?|deg|grad|grados|degrés|graus|度|درجة)';
const degrees = `${degree}? ?`;
const words = Object.values(scales).map((scale) => scale.words);
const [from, to] = ['from', 'to'].map((name) => `${degrees}(?<${name}>${words.join('|')})度?`);
const patterns = [
  `{value} ?${from} ?${into} ?${to}(?:に(?:変換|換算)?)?`,
  // Chinese and Japanese name the scale first.
  `(?<from>[摂摄華华]氏) ?{value} ?度?(?: ?${into} ?${to})?`,
  `{value} ?${degree} ${into} ${to}`,
  `${from} ${into} ${to}`,
  // A letter without the sign may be another unit.
  `{value} ?(?<from>° ?[cf]|${degrees}(?:celsius|centigrade|fahrenheit)|[℃℉])`,
].map(pattern);

/** 350 f to c, 20 °C: no tool converts it. */
export const temperature: Reader = (query) => {
  const { value, from: typed = '', to: wanted } = valuesIn(query, patterns) ?? {};
  const target = scaleNamed(String(wanted ?? '')) ?? otherThan(scaleNamed(String(typed)));
  const source = scaleNamed(String(typed)) ?? otherThan(target);
  const [one, other] = [scales[source], scales[target]];
  if (!one || !other || one === other || (typed === '' && wanted === undefined)) return undefined;
  if (value === undefined) return formulaOf(source, target);
  const kelvins = multiply(add(toRational(Number(value)), one.shift), one.size);
  if (sign(kelvins) < 0) return undefined;
  const result = toNumber(subtract(divide(kelvins, other.size), other.shift));
  return {
    question: `${formatNumber(Number(value))} ${source}`,
    answer: `${formatInWords(result)} ${target}`,
  };
};

const formulas: Readonly<Record<string, (number: string) => string>> = {
  '°F': (number) => `°C × ${number} + 32`,
  '°C': (number) => `(°F − 32) ÷ ${number}`,
};

function formulaOf(source: string, target: string): Asked | undefined {
  const answer = source === 'K' ? undefined : formulas[target]?.(formatNumber(1.8));
  return answer === undefined ? undefined : { question: `${source} → ${target}`, answer };
}

function otherThan(scale: string | undefined): string {
  return scale === '°C' ? '°F' : '°C';
}

function scaleNamed(text: string): string | undefined {
  const [sign] =
    Object.entries(scales).find(([sign, { words }]) =>
      new RegExp(`^(?:${sign}|${degrees}(?:${words}))$`, 'i').test(text),
    ) ?? [];
  return sign;
}
