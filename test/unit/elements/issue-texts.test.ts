import { attempt, bmiCalculatorTool, calculateBmi } from 'toolworker';
import { expect, test } from 'vitest';
import { issueTexts } from '../../../src/elements/index.ts';
import type { ElementLanguage } from '../../../src/form/language/language.ts';
import { de } from '../../../src/form/languages/de.ts';

const modules = import.meta.glob<Readonly<Record<string, ElementLanguage>>>(
  '../../../src/form/languages/*.ts',
  { eager: true },
);

const languages = new Map(
  Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .map((language) => [language.code, language] as const),
);

/** Returns what is wrong with a request. */
const issuesOf = (request: object) => attempt(calculateBmi, request).issues ?? [];

test.each([
  ['en', 'Height: Enter a value in centimeters, such as 180. You entered 1.8.'],
  ['de', 'Größe: Geben Sie einen Wert in Zentimetern wie 180 ein. Ihre Eingabe: 1,8.'],
  ['es', 'Estatura: Escribe una medida en centímetros, como 180. Has escrito: 1,8.'],
  ['fr', 'Taille\u00a0: Saisissez une valeur en centimètres, comme 180. Vous avez saisi 1,8.'],
  ['pt', 'Altura: Digite um valor em centímetros, como 180. Você digitou: 1,8.'],
  ['ja', '身長：センチメートル単位の数値（例：180）を入力してください（入力値：1.8）'],
  ['zh', '身高：请输入厘米数，例如 180（当前输入：1.8）'],
  ['ar', 'الطول: المطلوب: طول بالسنتيمتر، مثل 180. أدخلت: 1.8.'],
])('says in %s what a function refuses', async (code, expected) => {
  const textOf = await issueTexts(bmiCalculatorTool, languages.get(code));
  const texts = issuesOf({ unit: 'metric', height: 1.8, weight: 81 }).map((issue) => textOf(issue));
  expect(texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([expected]);
});

test('says the field only elsewhere, and calls options as the form does', async () => {
  const textOf = await issueTexts(bmiCalculatorTool, de);
  const texts = issuesOf({ unit: 'cm', height: 180 }).map((issue) => textOf(issue, 'unit'));
  expect(texts).toEqual([
    'Geben Sie Metrisch oder Angloamerikanisch ein. Ihre Eingabe: „cm“.',
    'Gewicht: Pflichtfeld. Geben Sie eine Zahl größer als 0 ein.',
  ]);
});

test('words the issue of a field that has no words in the language in English', async () => {
  const textOf = await issueTexts(bmiCalculatorTool, { code: 'it', texts: { Weight: 'Peso' } });
  expect(issuesOf({ unit: 'metric', height: 180 }).map((issue) => textOf(issue))).toEqual([
    'Peso: Enter a number above 0.',
  ]);
});
