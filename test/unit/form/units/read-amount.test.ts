import { expect, test } from 'vitest';
import { numberOf, writeAmount } from '../../../../src/form/units/amount.ts';
import { readAmount } from '../../../../src/form/units/read-amount.ts';

const inches = { unit: 'in', schema: { type: 'number' } } as const;
const centimeters = { ...inches, unit: 'cm' };
const weight = { ...inches, unit: 'kg' };
const whole = { unit: 'in', schema: { type: 'integer' } } as const;

/** Texts as people type them, the amounts that they become, and their values by arithmetic. */
test.each([
  ['1.5', '1.5', 1.5],
  ['1/2', '1/2', 0.5],
  ['1 1/2', '1 1/2', 1.5],
  ['1  1 / 2', '1 1/2', 1.5],
  ['1\u00a01/2', '1 1/2', 1.5],
  ['½', '1/2', 0.5],
  ['1½', '1 1/2', 1.5],
  ['1 ½', '1 1/2', 1.5],
  ['2⅔', '2 2/3', 8 / 3],
  ['3⁄4', '3/4', 0.75],
  ['-1 1/4', '-1 1/4', -1.25],
  ['−½', '-1/2', -0.5],
  ['７/８', '7/8', 0.875],
  ['١/٤', '1/4', 0.25],
  ['0/5', '0/5', 0],
  ['7/3', '7/3', 7 / 3],
])('%s is the amount %s', (text, amount, value) => {
  expect(readAmount(text, weight, 'en')).toEqual({ plain: amount });
  expect(numberOf(amount)).toBe(value);
});

test.each([
  [`5'11"`, `5'11"`, 71],
  [`5' 11"`, `5'11"`, 71],
  [`5' 11`, `5'11"`, 71],
  [`5'11`, `5'11"`, 71],
  [`5’11”`, `5'11"`, 71],
  [`5′11″`, `5'11"`, 71],
  [`5′ 11`, `5'11"`, 71],
  [`5'11''`, `5'11"`, 71],
  [`5'-11"`, `5'11"`, 71],
  ['5ft 11in', `5'11"`, 71],
  ['5 ft 11', `5'11"`, 71],
  ['5 ft. 11 in.', `5'11"`, 71],
  ['5 Feet, 11 Inches', `5'11"`, 71],
  ['5ft11', `5'11"`, 71],
  ['6 foot 1', `6'1"`, 73],
  ['５′１１″', `5'11"`, 71],
  ['٥′١١″', `5'11"`, 71],
  [`5'11 1/2"`, `5'11 1/2"`, 71.5],
  [`5'11½`, `5'11 1/2"`, 71.5],
  [`5'½"`, `5'1/2"`, 60.5],
  [`5'13/16"`, `5'13/16"`, 60.8125],
  [`5'11.5"`, `5'11.5"`, 71.5],
  [`5'`, `5'`, 60],
  [`5''`, `5"`, 5],
  ['6 ft', `6'`, 72],
  ['5 1/2 feet', `5 1/2'`, 66],
  ['5.5 ft', `5.5'`, 66],
  ['71"', `71"`, 71],
  ['71 1/2 inches', `71 1/2"`, 71.5],
  [`0'9"`, `0'9"`, 9],
  [`5'0"`, `5'0"`, 60],
  ['71', '71', 71],
  ['33 1/2', '33 1/2', 33.5],
])('%s is the length %s', (text, amount, value) => {
  for (const field of [inches, centimeters]) {
    expect(readAmount(text, field, 'en')).toEqual({ plain: amount });
  }
  expect(numberOf(amount, 'in', 'in')).toBe(value);
});

test.each([
  ['5 11', `5'11"`],
  ['5 11 1/2', `5'11 1/2"`],
])('in inches, %s is %s, without marks', (text, amount) => {
  expect(readAmount(text, inches, 'en')).toEqual({ plain: amount });
  expect(readAmount(text, centimeters, 'en')).toHaveProperty('problem');
});

test('a length has the decimal mark of the language', () => {
  expect(readAmount(`5'11,5"`, inches, 'de')).toEqual({ plain: `5'11.5"` });
  expect(readAmount(`5'11.5"`, inches, 'de')).toHaveProperty('problem');
  expect(writeAmount(`5'11.5"`, 'de')).toBe(`5'11,5"`);
  expect(writeAmount('1 1/2', 'ar-EG')).toBe('١ ١/٢');
});

test.each(
  [
    `1/0|1/|/2|1/2/3|1 2|1 1 1/2|1/-2|1//2|1.5/2|1.5 1/2|½½|1/2 x|5'12"|5'110|'11"|"|'|5'x"|x'11"`,
    `-5'11"|5'11"6|5 ft 11 ft|5 foot seven|11 12|5'1/0"|5"11'|${'9'.repeat(30)}/3|${'1/2'.padEnd(50)}`,
  ].flatMap((line) => line.split('|')),
)('%s is no length', (text) => {
  const isGrouped = text === `5'110`;
  expect(readAmount(text, inches, 'en')).toEqual(
    isGrouped ? { plain: '5110' } : { problem: 'Expected a number, such as 1,234.5.' },
  );
});

test('a weight is not in feet, and a whole number has no fraction', () => {
  expect(readAmount(`5'11"`, weight, 'en')).toHaveProperty('problem');
  for (const text of ['1/2', '½', `5'11"`]) {
    expect(readAmount(text, whole, 'en')).toHaveProperty('problem');
  }
  expect(readAmount('5', whole, 'en')).toEqual({ plain: '5' });
});

// The factors are from the agreement of 1959. The products are exact.
test.each([
  ['71', 'in', 'cm', 180.34],
  [`5'11"`, 'in', 'cm', 180.34],
  [`5'11"`, 'cm', 'cm', 180.34],
  [`5'11 1/2"`, 'cm', 'cm', 181.61],
  ['33 1/2', 'in', 'cm', 85.09],
  ['0.1', 'in', 'cm', 0.254],
  ['1', 'lb', 'kg', 0.45359237],
  ['160', 'lb', 'kg', 72.5747792],
  ['.5', 'lb', 'kg', 0.226796185],
  ['-2', 'lb', 'kg', -0.90718474],
  ['1.5e3', 'lb', 'kg', 680.388555],
  ['180', 'cm', 'cm', 180],
  ['1e308', 'in', 'cm', Infinity],
  ['1e-999999999', 'in', 'cm', 0],
])('%s in %s is %s %s', (amount, from, to, value) => {
  expect(numberOf(amount, from, to)).toBe(value);
});

const person = { schema: { type: 'number', read: 'height' } } as const;
const height = { ...centimeters, ...person };
const angle = { unit: undefined, schema: { type: 'number', read: 'angle' } } as const;
const money = { unit: undefined, schema: { type: 'number', format: 'money' } } as const;

/** Measures in units of their own: what is typed, and its value in the unit of the field. */
test.each([
  ['en', '180 cm', inches, '180cm', 180 / 2.54],
  ['en', '180cm', inches, '180cm', 180 / 2.54],
  ['en', '1.80 m', inches, '1.80m', 180 / 2.54],
  ['en', '1.80 m', centimeters, '1.80m', 180],
  ['de', '1,80 m', centimeters, '1.80m', 180],
  ['en', '1800 mm', centimeters, '1800mm', 180],
  ['en', '180 lbs', weight, '180lb', 81.6466266],
  ['en', '180 pounds', weight, '180lb', 81.6466266],
  ['de', '81,5 kg', { ...weight, unit: 'lb' }, '81.5kg', 81.5 / 0.45359237],
  ['en', '80 kilos', weight, '80kg', 80],
  ['en', '12 st 6 lb', weight, '174lb', 78.92507238],
  ['en', '12 stone', weight, '168lb', 76.20351816],
  // A height that nobody has in centimeters or inches.
  ['en', '1.80', height, '1.80m', 180],
  ['de', '1,80', height, '1.80m', 180],
  ['en', '1.8', { ...inches, ...person }, '1.8m', 180 / 2.54],
])('in %s, %s is a measure', (locale, text, field, amount, value) => {
  expect(readAmount(text, field, locale)).toEqual({ plain: amount });
  expect(numberOf(amount, field.unit, field.unit)).toBeCloseTo(value, 10);
});

test.each([
  ['180 cm', weight],
  ['180 lbs', centimeters],
  ['180 furlongs', centimeters],
  ['180 constructor', centimeters],
  ['cm', centimeters],
  ['45°', centimeters],
  ['85k', centimeters],
  ['85k', angle],
])('%s is refused in a field for another quantity', (text, field) => {
  expect(readAmount(text, field, 'en')).toHaveProperty('problem');
});

test.each([
  ['1.80', centimeters, '1.80'],
  ['2', height, '2'],
  ['180', height, '180'],
  ['3.5', height, '3.5'],
])('%s is no height in meters', (text, field, amount) => {
  expect(readAmount(text, field, 'en')).toEqual({ plain: amount });
});

/**
 * Degrees by arithmetic: a minute is a sixtieth, a second a sixtieth of it. A quotient of integers
 * is rounded once.
 */
test.each([
  ['en', '45°', '45°', 45],
  ['en', '45 deg', '45°', 45],
  ['en', '45 degrees', '45°', 45],
  ['en', `40°26'46"`, `40°26'46"`, 145_606 / 3600],
  ['en', '40° 26′ 46″', `40°26'46"`, 145_606 / 3600],
  ['en', "40° 26' 46''", `40°26'46"`, 145_606 / 3600],
  ['en', "-40° 30'", "-40°30'", -40.5],
  ['en', '12.5°', '12.5°', 12.5],
  ['de', '12,5°', '12.5°', 12.5],
  ['de', `40°26'46,5"`, `40°26'46.5"`, 40.44625],
])('in %s, %s is the angle %s', (locale, text, amount, degrees) => {
  expect(readAmount(text, angle, locale)).toEqual({ plain: amount });
  expect(numberOf(amount)).toBe(degrees);
});

test.each([
  ['en', '85k', 85_000],
  ['en', '85 K', 85_000],
  ['en', '85.5k', 85_500],
  ['de', '85,5k', 85_500],
  ['en', '$85k', 85_000],
])('in %s, %s is an amount of money', (locale, text, value) => {
  const reading = readAmount(text, money, locale);
  expect('plain' in reading && numberOf(reading.plain)).toBe(value);
});
