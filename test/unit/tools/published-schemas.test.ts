// @module-tag slow

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import type { Tool } from '../../../src/tool.ts';
import { type FieldIssue, isToolError } from '../../../src/tool-error.ts';
import { requestsFor } from '../../support/requests.ts';
import { specs } from '../../support/specs.ts';

// Ajv validates requests by each tool's published schema. The API must refuse the same fields, with these exceptions.

type Request = Readonly<Record<string, unknown>>;

/** Fields that the API refuses although their schema, which states the reason in words, accepts them. */
const beyondSchemas: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'age-calculator': { birthDate: 'it is not after targetDate' },
  'base-converter': { value: 'its digits are valid in the base' },
  'bmi-calculator': {
    height: 'it is greater than 0 unless feet replace it, and in the right unit',
    weight: 'it is in the right unit',
    feet: 'a height in feet and inches is greater than 0, in the right units',
    inches: 'they are in the right unit',
    unit: 'it is imperial if only feet are given',
  },
  'bmr-calculator': {
    age: 'it is in the right unit',
    weight: 'it is in the right unit, and the formula gives more than 0',
    height: 'it is in the right unit',
  },
  'body-fat-calculator': {
    height: 'it is in the right unit, and gives a percentage from 0 to 100 with the other measures',
    neck: 'it is in the right unit',
    waist: 'it is in the right unit and greater than neck, and gives such a percentage, too',
    hip: 'it is given for females, and in the right unit',
  },
  'color-converter': { color: 'it is a hexadecimal or RGB color' },
  'cron-generator': {
    minute: 'it is a field of cron',
    hour: 'it is a field of cron',
    day: 'it is a field of cron',
    month: 'it is a field of cron',
    weekday: 'it is a field of cron',
  },
  'decimal-to-percent-converter': { value: 'it is a decimal number' },
  'gradient-generator': { from: 'it is a hexadecimal color', to: 'it is a hexadecimal color' },
  'loan-payoff-calculator': { years: 'either it or monthlyPayment is given' },
  'meta-tag-generator': {
    title: 'it is more than white space',
    description: 'it is more than white space',
    url: 'it is an absolute URL',
    image: 'it is an absolute URL',
  },
  'percentage-change': { from: 'only 0 is a change from 0' },
  'random-number-generator': {
    min: 'it is at most max',
    max: 'it is at least min',
    count: 'unique numbers are at most as many as the range has',
  },
  randomizer: { items: 'there is at least one item' },
  'retirement-calculator': { retirementAge: 'it is greater than currentAge' },
  'scientific-notation-converter': { value: 'it is a number in either notation' },
  'sleep-cycle-calculator': {
    time: 'it is a time of day',
    minCycles: 'it is at most maxCycles',
    maxCycles: 'it is at least minCycles',
  },
  'slope-calculator': { x2: 'the points differ' },
  'standard-deviation-calculator': {
    numbers: 'a string contains numbers, and a sample at least two',
  },
  'token-counter': { model: 'it is not blank' },
};

/** Why the API refuses a whole request that its schema accepts. */
const beyondAllSchemas = [/^expected fields such as /, /^expected .* within ±1\.8e308$/];

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
// The calendar has no year 0.
ajv.addFormat('date', (text) => !text.startsWith('0000') && isIsoDate(text));

function isIsoDate(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const validators = new Map(
  tools.map((tool) => [tool.slug as string, ajv.compile(tool.requestJsonSchema())]),
);

/** Returns the fields that Ajv refuses. To the API, null counts as omitted, and a field may replace another. */
function refusedBySchema({ slug, requestJsonSchema: schema }: Tool, request: Request) {
  const { properties } = schema();
  const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
  const validate: ValidateFunction | undefined = validators.get(slug);
  if (validate?.(given)) return [];
  const names = (validate?.errors ?? []).map(
    ({ instancePath, params }) => instancePath.split('/')[1] ?? params.missingProperty,
  );
  const isReplaced = (name: string) => {
    const substitute = properties[name]?.['x-replaced-by'];
    return substitute !== undefined && Object.hasOwn(given, substitute);
  };
  return [...new Set<string>(names)].filter(
    (name) => Object.hasOwn(given, name) || !isReplaced(name),
  );
}

async function issuesOf(tool: Tool, request: Request): Promise<readonly FieldIssue[]> {
  try {
    await tool.run(request);
    return [];
  } catch (error) {
    if (isToolError(error) && error.issues) return error.issues;
    throw error;
  }
}

async function expectSameRefusals(tool: Tool, request: Request): Promise<void> {
  const { properties } = tool.requestJsonSchema();
  const issues = await issuesOf(tool, request);
  const bySchema = refusedBySchema(tool, request);
  const whole = issues.find(({ field }) => field === undefined);
  if (whole && beyondAllSchemas.some((pattern) => pattern.test(whole.message))) return;
  const byApi = issues.flatMap(({ field = 'request body' }) => field);
  // Schemas accept fields with other names, but the API refuses those that seem to mean a field.
  const others = issues.filter(({ field = '' }) => !Object.hasOwn(properties, field));
  const meant = others.flatMap(({ expected = '' }) => expected);
  const isMeant = (name = '') => meant.includes(name);
  const explained = [
    ...Object.keys(beyondSchemas[tool.slug] ?? {}),
    ...others.flatMap(({ field = '' }) => (Object.hasOwn(request, field) ? field : [])),
  ];
  expect({
    'only the schema refuses': bySchema.filter(
      (name) =>
        !byApi.includes(name) && !isMeant(name) && !isMeant(properties[name]?.['x-replaced-by']),
    ),
    'only the API refuses (an entry for beyondSchemas?)': byApi.filter(
      (name) => !bySchema.includes(name) && !explained.includes(name),
    ),
  }).toEqual({
    'only the schema refuses': [],
    'only the API refuses (an entry for beyondSchemas?)': [],
  });
}

describe.each(tools)('$slug', (tool) => {
  const { answers = [], refusals = [] } = specs.get(tool.slug) ?? {};
  const requests: readonly object[] = [...answers, ...refusals].map(([request]) => request);

  test('refuses the fields that its schema refuses', async () => {
    for (const request of requests) {
      await expectSameRefusals(tool, JSON.parse(JSON.stringify(request)));
    }
    const property = fc.asyncProperty(requestsFor(tool), (request) =>
      expectSameRefusals(tool, request),
    );
    await fc.assert(property, { numRuns: 300 });
  });

  test.each(Object.entries(beyondSchemas[tool.slug] ?? {}))(
    'has a case of %s: %s',
    async (name) => {
      const cases = requests.map(async (request) => {
        const given: Request = JSON.parse(JSON.stringify(request));
        const issues = await issuesOf(tool, given);
        return (
          issues.some(({ field }) => field === name) && !refusedBySchema(tool, given).includes(name)
        );
      });
      expect(await Promise.all(cases)).toContain(true);
    },
  );
});

test('only known tools have exceptions', () => {
  const slugs: readonly string[] = tools.map(({ slug }) => slug);
  expect(Object.keys(beyondSchemas).filter((slug) => !slugs.includes(slug))).toEqual([]);
});
