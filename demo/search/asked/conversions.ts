import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatMeasure, formatNumber } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { inputsOfLiteral } from '../../tools/base-converter/literal.ts';
import { channelsOf, hexOf } from '../../tools/color-converter/colors.ts';
import { amountIn, conversionOf, isAverage } from '../../tools/cooking-converter/conversion.ts';
import { kitchenUnit, kitchenWords } from '../../tools/cooking-converter/kitchen-words.ts';
import { readRecipe } from '../../tools/cooking-converter/read-recipe.ts';
import { cookingUnit, readRecipeAmount } from '../../tools/cooking-converter/read-recipe-amount.ts';
import type { KitchenUnit } from '../../tools/cooking-converter/units.ts';
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

const bases = {
  2: 'bin(?:ary|är|ario|aire|ário)?|二进制|2進数|ثنائي|الثنائي',
  8: 'oct(?:al)?|oktal|八进制|8進数|ثماني',
  10: 'dec(?:imal)?|dezimal|décimal|十进制|10進数|عشري|العشري',
  16: 'hex(?:adecimal|adezimal|adécimal)?|十六进制|16進数|ستة عشري',
} as const;
const base = `(${Object.values(bases).join('|')}|base \\d{1,2})`;
const literals = [
  pattern('([-−+]?0[xbo][\\da-f_]+)'),
  pattern(`([-−+]?0[xbo][\\da-f_]+) ${into} ${base}`),
];
const digits = '([-−+]?[\\da-z]+)';
const between = [pattern(`${digits} (?:in )?${base} ${into} ${base}`)];
const namedFirst = [pattern(`${base} ${digits} ${into} ${base}`)];
const toBase = [pattern(`${digits} ?${into} ?${base}(?:に(?:変換|換算)?)?`)];

function baseNamed(name: string): number {
  const named = Object.entries(bases).find(([, words]) =>
    new RegExp(`^(?:${words})$`, 'i').test(name),
  );
  return Number(named?.[0] ?? name.replace(/\D/g, ''));
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

/**
 * The words of all eight languages. *Grad* and its kin are degrees; only *gon* and its own words
 * are gradians.
 */
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
const cookingUnits = `(${kitchenWords}|fl\\.? ?oz\\.?|fluid ounces?|[a-z]{1,11})`;
const volumes = [
  pattern(`${cookingAmount} ?${cookingUnits} ?${into} ?${cookingUnits}`),
  // Chinese and Japanese name the measure first.
  pattern(
    `(?<unit>${kitchenWords}) ?(?<count>[\\d./½¼¾]+) ?杯? ?${into} ?(?<target>${kitchenWords}|ml|g|cc)`,
  ),
];
const bareUnits = [pattern(`(cups?|tablespoons?|tbsp|teaspoons?|tsp) ${into} ([a-z]{1,11})`)];
const bareVolumes = [pattern(`${cookingAmount} ?((?:fl|[a-z]{2})[a-z. ]*)`)];
const reversedVolumes = [
  pattern(
    `(?:how (?:many|much) )?${cookingUnits} (?:are |are there )?in (a|an|one|[\\d.,/⁄¼½¾⅓⅔⅛⅜⅝⅞ ]+) ?${cookingUnits}`,
  ),
];

/** 3 cups in ml, tablespoons in a cup, 2 EL in ml */
export const volume: Reader = (query) => {
  const [unitFirst = '', count = '', last = ''] = partsOf(query, ...reversedVolumes) ?? [];
  const [bareUnit = last, bareTarget = unitFirst] = partsOf(query, ...bareUnits) ?? [];
  const [amount = count.replace(/^(?:an?|one)?$/i, '1'), unit = bareUnit, target = bareTarget] =
    named(query) ?? partsOf(query, volumes[0] ?? /$^/) ?? partsOf(query, ...bareVolumes) ?? [];
  const from = kitchenUnitNamed(unit);
  const read = from && readRecipeAmount(`${amount} ${unit}`);
  const to = target === '' ? (from === 'ml' ? 'cup' : 'ml') : kitchenUnitNamed(target);
  if (!read || !to || from === to || (target === '' && from === 'pint' && unit.length < 4)) {
    return undefined;
  }
  return cooked({ value: read.typed, from, to }, `${amount} ${unit}`, target || to);
};

/** Returns amount, unit and target of a query that names the unit before the amount. */
function named(query: string): readonly string[] | undefined {
  const { unit = '', count = '', target = '' } = volumes[1]?.exec(query)?.groups ?? {};
  return unit === '' ? undefined : [count, unit, target];
}

function kitchenUnitNamed(text: string): KitchenUnit | undefined {
  return cookingUnit(text) ?? kitchenUnit(text);
}

const recipe = new RegExp(
  `^(.+?)(?: ?${into} ?(${kitchenWords}|g|grams?|oz|ounces?|ml|cups?))?$`,
  'iu',
);

/** 2 cups flour in grams. Only with an ingredient, since other readers know volumes. */
export const ingredient: Reader = (query) => {
  const [, line = '', target = ''] = recipe.exec(query) ?? [];
  const read = readRecipe(line, { units: [], ingredient: t });
  const { value, from, ingredient: name } = read ?? {};
  const to = target === '' ? read?.to : (weightNamed(target) ?? kitchenUnitNamed(target));
  if (!value || !from || !name || !to || from === to) return undefined;
  return cooked({ value, from, to, ingredient: name }, line, target || 'g');
};

function weightNamed(text: string): KitchenUnit | undefined {
  if (/^(?:g|grams?)$/i.test(text)) return 'gram';
  return /^(?:oz|ounces?)$/i.test(text) ? 'ounce' : undefined;
}

/** Returns an amount such as `1 1/2` as a decimal, if that is as short. */
function inDecimals(amount: string): number | string {
  const value = readRecipeAmount(`${amount} g`)?.value ?? Number.NaN;
  return Number.isInteger(value * 1000) ? value : amount;
}

/** The page converts units that the API lacks, by the same weights and sizes. */
function cooked(
  inputs: Readonly<Record<'value' | 'from' | 'to', string>> & { readonly ingredient?: string },
  question: string,
  unit: string,
): Asked | undefined {
  const conversion = conversionOf(inputs);
  if (!conversion) return undefined;
  const amount = amountIn(conversion, conversion.to);
  const isAbout = isAverage(conversion, conversion.to);
  const number = isAbout
    ? t('about {number}', { number: formatMeasure(amount) })
    : formatInWords(amount);
  const value = inDecimals(inputs.value);
  return {
    question,
    page: { slug: 'cooking-converter', inputs: { ...inputs, value } },
    answer: `${number} ${unit}`,
  };
}

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
