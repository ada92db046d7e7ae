import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import type { Reader } from './asked.ts';
import { into, numberIn, partsOf, pattern } from './patterns.ts';

interface Measure {
  readonly quantity: 'length' | 'weight';
  readonly words: string;
  /** In meters or kilograms, exactly (NIST Handbook 44, appendix C). */
  readonly size: number;
}

const measures: readonly Measure[] = [
  {
    quantity: 'length',
    words: 'cm|centimet(?:er|re)s?|zentimeter|centímetros?|センチ|厘米|سم|سنتيمتر',
    size: 0.01,
  },
  {
    quantity: 'length',
    words: 'in|inch(?:es)?|["″]|zoll|pulgadas?|pouces?|polegadas?|インチ|英寸|بوصة',
    size: 0.0254,
  },
  {
    quantity: 'length',
    words: "ft|foot|feet|['′]|fuß|pies?|pieds?|pés?|フィート|英尺|قدم",
    size: 0.3048,
  },
  {
    quantity: 'length',
    words: 'km|kilomet(?:er|re)s?|kilómetros?|quilômetros?|キロメートル|公里|كم|كيلومتر',
    size: 1000,
  },
  {
    quantity: 'length',
    words: 'mi|miles?|meilen?|millas?|milhas?|マイル|英里|ميل',
    size: 1609.344,
  },
  {
    quantity: 'weight',
    words: 'kg|kilos?|kilogram(?:s|m)?|kilogramos?|quilos?|キロ|公斤|千克|كجم|كيلو',
    size: 1,
  },
  { quantity: 'weight', words: 'lbs?|pounds?|libras?|livres?|ポンド|磅|رطل', size: 0.45359237 },
];
const anyMeasure = `(${measures.map(({ words }) => words).join('|')})`;
const measured = [pattern(`(?:{n} ?)?${anyMeasure} ?${into} ?${anyMeasure}(?:に(?:変換|換算)?)?`)];
const feetAndInches = [
  pattern(
    `(\\d{1,2}) ?(?:ft|feet|foot|['′]) ?(\\d{1,2}(?:\\.\\d+)?) ?(?:["″]|''|in(?:ch(?:es)?)?)?(?: ${into})? (cm|m)`,
  ),
];

/** 5 ft 11 in cm */
export const height: Reader = (query) => {
  const [feet = '', inches = '', unit = ''] = partsOf(query, ...feetAndInches) ?? [];
  if (feet === '' || Number(inches) >= 12) return undefined;
  const centimeters = Number(((12 * Number(feet) + Number(inches)) * 2.54).toPrecision(12));
  const size =
    unit.toLowerCase() === 'm' ? Number((centimeters / 100).toPrecision(12)) : centimeters;
  return { question: `${feet}′ ${inches}″`, answer: `${formatInWords(size)} ${unit}` };
};

/** 80 kg to lb: no page converts it, but the forms do. */
export const measure: Reader = (query) => {
  const [text = '', unit = '', target = ''] = partsOf(query, ...measured) ?? [];
  const value = text === '' ? 1 : numberIn(text);
  const measureNamed = (name: string) =>
    measures.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(name));
  const [from, to] = [measureNamed(unit), measureNamed(target)];
  if (value === undefined || !from || !to || from === to || from.quantity !== to.quantity) {
    return undefined;
  }
  // Without the error of the division, a round answer would be called approximate.
  const result = Number(((value * from.size) / to.size).toPrecision(12));
  return {
    question: `${formatNumber(value)} ${unit}`,
    answer: `${formatInWords(result)} ${target}`,
  };
};
