import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// A type error must name the missing field, as the error at run time does.

const calls = {
  "calculateBmi({ unit: 'metric', weight: 81 })": 'height',
  "calculateBmi({ unit: 'metric', weight: 81, feet: 5 })": 'height',
  "calculateBmi({ unit: 'metric', height: 180 })": 'weight',
  "calculateBmi({ unit: 'imperial', weight: 180 })": 'height',
  "calculateBmi({ unit: 'imperial', weight: 180, inches: 70 })": 'height',
  "calculateBmi({ unit: 'imperial', feet: 5 })": 'weight',
  'calculateBmi({ height: 180, weight: 81 })': 'unit',
  'calculateBmi({ unit: either, weight: 81 })': 'height',
  "calculateBodyFat({ gender: 'female', height: 170, neck: 35, waist: 80 })": 'hip',
  "calculateBodyFat({ gender: 'female', height: 170, neck: 35, hip: 98 })": 'waist',
  "calculateBodyFat({ gender: 'male', height: 170, neck: 35 })": 'waist',
  'calculateBodyFat({ gender, height: 170, neck: 35, waist: 80 })': 'hip',
  'calculateLoanPayoff({ principal: 1200, annualRate: 0 })': 'years',
  'calculateLoanPayoff({ principal: 1200, years: 1 })': 'annualRate',
  "call('bmi-calculator', { unit: 'metric', weight: 81 })": 'height',
  "call('body-fat-calculator', { gender: 'female', height: 170, neck: 35, waist: 80 })": 'hip',
  "call('loan-payoff-calculator', { principal: 1200, annualRate: 0 })": 'years',
};

const path = fileURLToPath(new URL('calls.ts', import.meta.url));

const source = [
  "import { calculateBmi, calculateBodyFat, calculateLoanPayoff, createClient } from '../../src/index.ts';",
  'const { call } = createClient();',
  "declare const either: 'metric' | 'imperial';",
  "declare const gender: 'male' | 'female';",
  ...Object.keys(calls),
].join('\n');

/** Returns the errors of each line that has some. */
function errorsByLine(): readonly (readonly [line: string, error: string])[] {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === path ? source : readFile(name));
  host.fileExists = (name) => name === path || fileExists(name);
  const program = ts.createProgram([path], options, host);
  const file = program.getSourceFile(path);
  const lines = source.split('\n');
  return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return [lines[line] ?? '', ts.flattenDiagnosticMessageText(messageText, '\n')];
  });
}

test('a type error names the missing field', () => {
  const missing = errorsByLine().map(([line, error]) => [
    line,
    /Property '(\w+)' is missing/.exec(error)?.[1] ?? error,
  ]);
  expect(Object.fromEntries(missing)).toEqual(calls);
});
