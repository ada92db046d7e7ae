import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { inputsOfLiteral } from '../../tools/base-converter/literal.ts';
import { channelsOf, hexOf } from '../../tools/color-converter/colors.ts';
import { cookingUnit, readRecipeAmount } from '../../tools/cooking-converter/read-recipe-amount.ts';
import { type Asked, askedOf, type Reader } from './asked.ts';
import { into, numberIn, partsOf, pattern, plainIn } from './patterns.ts';

const longestAnswer = 60;

/** Leaves out an answer that is too long for a line. */
function short(text: string): string {
  return beginningOf(text, longestAnswer) === text ? text : '';
}

const power = /^[-+−]?\d+(?:[.,]\d+)?(?:e[-+−]?\d{1,4}| ?[x×*·] ?10 ?\^ ?[-+−]?\d{1,4})$/i;
const toPower = pattern(`{n} ${into} (?:scientific|standard form|scientific notation|e notation)`);

/** 1e-9 */
export const scientific: Reader = (query) => {
  const [written = power.test(query) ? query : ''] = partsOf(query, toPower) ?? [];
  const value = plainIn(written);
  if (written === '' || value === undefined) return undefined;
  const isPlain = written !== query;
  return askedOf(
    'scientific-notation-converter',
    query,
    { value, direction: isPlain ? 'to' : 'from' },
    ({ result }) => short(String(result).replace(/e\+?/, ' × 10^')),
  );
};

const bases: Readonly<Record<string, number>> = { bin: 2, oct: 8, dec: 10, hex: 16 };
const base = '(bin(?:ary)?|oct(?:al)?|dec(?:imal)?|hex(?:adecimal)?|base \\d{1,2})';
const literals = [
  pattern('([-−+]?0[xbo][\\da-f_]+)'),
  pattern(`([-−+]?0[xbo][\\da-f_]+) ${into} ${base}`),
];
const digits = '([-−+]?[\\da-z]+)';
const between = [pattern(`${digits} (?:in )?${base} ${into} ${base}`)];
const namedFirst = [pattern(`${base} ${digits} ${into} ${base}`)];
const toBase = [pattern(`${digits} ${into} ${base}`)];

function baseNamed(name: string): number {
  return bases[name.slice(0, 3).toLowerCase()] ?? Number(name.replace(/\D/g, ''));
}

/** 0xff, 255 in hex */
export const inBase: Reader = (query) => {
  const [literal = '', target = ''] = partsOf(query, ...literals) ?? [];
  const read = literal === '' ? undefined : inputsOfLiteral(literal);
  if (read?.value && read.from) {
    const to = target === '' ? Number(read.to) : baseNamed(target);
    return based(read.value, Number(read.from), to);
  }
  const [first = '', second = '', third = ''] =
    partsOf(query, ...between) ?? reordered(partsOf(query, ...namedFirst)) ?? [];
  if (third !== '') return based(first, baseNamed(second), baseNamed(third));
  const [value = '', name = ''] = partsOf(query, ...toBase) ?? [];
  const to = baseNamed(name);
  // Without a base, only these digits tell that they are not decimal.
  const from = /^\d*[a-f][\da-f]*$/i.test(value) && to === 10 ? 16 : 10;
  const isPossible = value !== '' && /\d/.test(value) && from !== to;
  return isPossible ? based(value, from, to) : undefined;
};

function reordered(parts: readonly string[] | undefined): readonly string[] | undefined {
  const [from = '', value = '', to = ''] = parts ?? [];
  return parts && [value, from, to];
}

function based(value: string, from: number, to: number): Asked | undefined {
  if (from === to) return undefined;
  return askedOf(
    'base-converter',
    value + subscript(from),
    { value, from, to },
    ({ result }) => short(String(result)) && `${result}${subscript(to)}`,
  );
}

function subscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

const colorName = '(?:hex|rgb|hsl|color|colour)';
const hexColors = [
  pattern(`(?:${colorName} )?(#(?:[\\da-f]{3}|[\\da-f]{6}))(?: (?:${into} )?${colorName})?`),
  // Words such as “facade” and numbers such as 1e1000 are no colors.
  pattern(
    `(?:${colorName} )?((?!\\d+e\\d+$|0[box])(?=\\w*\\d)(?=\\w*[a-f])[\\da-f]{6})(?: ${into} ${colorName})?`,
  ),
];
const rgbColors = [
  pattern(`rgb ?\\(? ?(\\d{1,3})[, ] ?(\\d{1,3})[, ] ?(\\d{1,3}) ?\\)?(?: ${into} ${colorName})?`),
];

/** #ff5733, rgb(255, 87, 51) */
export const color: Reader = (query) => {
  const [hex = ''] = partsOf(query, ...hexColors) ?? [];
  const channels = channelsOf(hex);
  if (channels) {
    return askedOf(
      'color-converter',
      hex,
      { color: hexOf(channels), from: 'hex' },
      ({ rgb, hsl }) => `${rgb}, ${hsl}`,
    );
  }
  const rgb = partsOf(query, ...rgbColors);
  return (
    rgb &&
    askedOf(
      'color-converter',
      query,
      { color: `rgb(${rgb.join(', ')})`, from: 'rgb' },
      ({ hex: written, hsl }) => `${written}, ${hsl}`,
    )
  );
};

/** The words of all eight languages. *Grad* and its kin are degrees; only *gon* and its own words are gradians. */
const angleUnits = {
  degrees: '°|deg|degrees?|grad|grados?|degrés?|graus?|度|درج(?:ة|ات)',
  radians: 'rad|radians?|radiante?n?|radián|radianes|radianos?|ラジアン|弧度|راديان',
  gradians: 'gon|gradians?|grads|neugrad|gradianes|gradianos?|grades?|グラジアン|百分度|غراديان',
  turns: 'turns?|umdrehung(?:en)?|vueltas?|tours?|voltas?|回転|圈|دور(?:ة|ات)',
} as const;
const angleUnit = `(${Object.values(angleUnits).join('|')})`;
const angles = [pattern(`{n} ?${angleUnit} ?${into} ?${angleUnit}(?:に(?:変換|換算)?)?`)];
// A bare ° may be a temperature.
const bareAngles = [pattern('{n} ?(deg(?:ree)?s?|rad(?:ian)?s?)')];

/** 90 degrees in radians */
export const angle: Reader = (query) => {
  const [text = '', unit = '', target = ''] =
    partsOf(query, ...angles) ?? partsOf(query, ...bareAngles) ?? [];
  const value = numberIn(text);
  const unitNamed = (name: string) =>
    Object.entries(angleUnits).find(([, words]) =>
      new RegExp(`^(?:${words})$`, 'i').test(name),
    )?.[0];
  const from = unitNamed(unit);
  const to = target === '' ? (from === 'radians' ? 'degrees' : 'radians') : unitNamed(target);
  if (value === undefined || !from || !to || from === to) return undefined;
  return askedOf(
    'angle-converter',
    `${formatNumber(value)} ${unit}`,
    { value, from, to },
    ({ result }) => `${formatInWords(Number(result))} ${target || to.slice(0, 3)}`,
  );
};

const cookingAmount = '(?:how (?:many|much) )?([\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+)';
const cookingUnits = '(fl\\.? ?oz\\.?|fluid ounces?|[a-z]{1,11})';
const volumes = [pattern(`${cookingAmount} ?${cookingUnits} ${into} ${cookingUnits}`)];
const bareVolumes = [pattern(`${cookingAmount} ?((?:fl|[a-z]{2})[a-z. ]*)`)];
const reversedVolumes = [
  pattern(
    `(?:how (?:many|much) )?${cookingUnits} (?:are |are there )?in (a|an|one|[\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+) ?${cookingUnits}`,
  ),
];

/** 3 cups in ml, tablespoons in a cup */
export const volume: Reader = (query) => {
  const [unitFirst = '', count = '', last = ''] = partsOf(query, ...reversedVolumes) ?? [];
  const [amount = count.replace(/^(?:an?|one)$/i, '1'), unit = last, target = unitFirst] =
    partsOf(query, ...volumes) ?? partsOf(query, ...bareVolumes) ?? [];
  const from = cookingUnit(unit);
  const read = from && readRecipeAmount(`${amount} ${unit}`);
  const to = target === '' ? (from === 'ml' ? 'cup' : 'ml') : cookingUnit(target);
  if (!read || !to || from === to || (target === '' && from === 'pint' && unit.length < 4)) {
    return undefined;
  }
  return askedOf(
    'cooking-converter',
    `${amount} ${unit}`,
    { value: read.value, from, to },
    ({ result }) => `${formatInWords(Number(result))} ${target || to}`,
  );
};

interface Measure {
  readonly quantity: 'length' | 'weight';
  readonly words: RegExp;
  /** In meters or kilograms, exactly (NIST Handbook 44, appendix C). */
  readonly size: number;
}

const measures: readonly Measure[] = [
  { quantity: 'length', words: /^(?:cm|centimet(?:er|re)s?)$/i, size: 0.01 },
  { quantity: 'length', words: /^(?:in|inch(?:es)?|["″])$/i, size: 0.0254 },
  { quantity: 'length', words: /^(?:ft|foot|feet|['′])$/i, size: 0.3048 },
  { quantity: 'length', words: /^(?:km|kilomet(?:er|re)s?)$/i, size: 1000 },
  { quantity: 'length', words: /^(?:mi|miles?)$/i, size: 1609.344 },
  { quantity: 'weight', words: /^(?:kg|kilos?|kilograms?)$/i, size: 1 },
  { quantity: 'weight', words: /^(?:lbs?|pounds?)$/i, size: 0.45359237 },
];
const measured = [pattern(`(?:{n} ?)?([a-z"″'′]+) ${into} ([a-z"″'′]+)`)];

/** 80 kg to lb: no page converts it, but the forms do. */
export const measure: Reader = (query) => {
  const [text = '', unit = '', target = ''] = partsOf(query, ...measured) ?? [];
  const value = text === '' ? 1 : numberIn(text);
  const named = (name: string) => measures.find(({ words }) => words.test(name));
  const [from, to] = [named(unit), named(target)];
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
