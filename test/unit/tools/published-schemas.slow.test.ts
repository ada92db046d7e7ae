import fc from 'fast-check';
import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { JsonSchema, ObjectSchema } from '../../../src/schema/json-schema.ts';
import type { Tool } from '../../../src/tool.ts';
import { requestsFor } from '../../support/requests.ts';
import { specs } from '../../support/specs.ts';

// Zod judges requests by each tool's published schema. The API must blame the same fields, unless there is a reason to
// differ.

const runsOfEach = 300;
const handle = createHandler({ tools });

type Request = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * Reasons why the API refuses fields that their schema accepts: text formats and cross-field rules,
 * which the schema states in words.
 */
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

/** Names for errors of the result or of the whole request, which belong to no field. */
const wholeRequest = ['result', 'request body'];

/** Returns the fields that an error blames. Each part of an error starts with the name of its field. */
function blamedBy(error: string, names: readonly string[]): readonly string[] {
  return names.filter((name) =>
    ['expected', 'required', 'unknown field'].some((verb) =>
      `; ${error}`.includes(`; ${name}: ${verb}`),
    ),
  );
}

async function post(slug: string, request: object) {
  const body = JSON.stringify(request);
  const url = `https://example.com/api/${slug}`;
  const response = await handle(new Request(url, { method: 'POST', body }));
  const { error = '' }: { readonly error?: string } = await response.json();
  return { isAccepted: response.status === 200, error };
}

interface Verdicts {
  readonly slug: string;
  readonly request: Request;
  readonly properties: Properties;
  readonly required: readonly string[];
  readonly error: string;
}

interface Reason {
  readonly name: string;
  readonly explains: (field: string, verdicts: Verdicts) => boolean;
}

/** Why Zod blames a field that the API does not. */
const blamedByZodAlone: readonly Reason[] = [
  {
    name: 'null counts as omitted',
    explains: (field, { request, required }) =>
      request[field] === null && !required.includes(field),
  },
  {
    name: 'another field replaces it',
    explains: (field, { request, properties }) => {
      const substitute = properties[field]?.['x-replaced-by'] ?? '';
      return isGiven(request, substitute) && !isGiven(request, field);
    },
  },
  {
    name: 'a misspelt field stands for it, or for the one that replaces it',
    explains: (field, { request, properties, error }) =>
      !isGiven(request, field) &&
      [field, properties[field]?.['x-replaced-by']].some((meant) =>
        error.includes(`: unknown field, did you mean ${meant}?`),
      ),
  },
  {
    name: 'the request has none of the fields',
    explains: (_, { request, properties, error }) =>
      error.startsWith('request body: expected fields such as ') && !hasAny(request, properties),
  },
];

/** Why the API blames fields that Zod does not. */
const blamedByApiAlone: readonly Reason[] = [
  {
    name: 'it is a misspelt one',
    explains: (field, { request, properties, error }) => {
      const [, meant = ''] = /^ unknown field, did you mean (\w+)/.exec(after(error, field)) ?? [];
      return !(field in properties) && isGiven(request, field) && meant in properties;
    },
  },
  {
    name: 'it asks for what the tool does not do',
    explains: (field, { request, properties, error }) =>
      !(field in properties) &&
      isGiven(request, field) &&
      after(error, field).startsWith(' expected '),
  },
  {
    name: 'the request has none of the fields',
    explains: (field, { request, properties }) =>
      field === 'request body' && isFilled(request) && !hasAny(request, properties),
  },
  {
    name: 'the result is beyond the range of a number',
    explains: (_, { error }) => error.includes(' within ±1.8e308'),
  },
  {
    name: 'the calendar has no year 0',
    explains: (field, { request, properties }) =>
      properties[field]?.format === 'date' && String(request[field]).startsWith('0000-'),
  },
  {
    name: 'schemas cannot say so',
    explains: (field, { slug }) => beyondSchemas[slug]?.[field] !== undefined,
  },
];

function after(error: string, field: string): string {
  return `; ${error}`.split(`; ${field}:`)[1] ?? '';
}

function isGiven(request: Request, name: string): boolean {
  return Object.hasOwn(request, name) && request[name] !== null;
}

function isFilled(request: Request): boolean {
  return Object.keys(request).some((name) => isGiven(request, name));
}

function hasAny(request: Request, properties: Properties): boolean {
  return Object.keys(request).some((name) => Object.hasOwn(properties, name));
}

type Judge = (request: object) => Promise<readonly string[]>;

/** Returns a judge, which resolves to the reasons for all differences. A difference without a reason fails the test. */
function judgeOf({ slug, requestJsonSchema: parameters }: Tool): Judge {
  const { properties, required } = parameters();
  const schema = schemaOf(parameters());
  return async (given) => {
    const request: Request = JSON.parse(JSON.stringify(given));
    const { error: judgement } = schema.safeParse(request);
    const { isAccepted, error } = await post(slug, request);
    const names = [...Object.keys(properties), ...Object.keys(request), ...wholeRequest];
    const byApi = blamedBy(error, names);
    const byZod = blamedIn(judgement);
    expect(isAccepted, error).toBe(byApi.length === 0);
    const verdicts = { slug, request, properties, required, error };
    const reasonFor = (field: string, reasons: readonly Reason[]) => {
      const reason = reasons.find(({ explains }) => explains(field, verdicts));
      const said = `Zod: ${judgement?.message ?? 'accepted'}, API: ${error || 'accepted'}`;
      expect(reason, `add ${slug}, ${field} to beyondSchemas? ${said}`).toBeDefined();
      return reason?.name ?? '';
    };
    const zodAlone = byZod.filter((name) => !byApi.includes(name));
    const apiAlone = byApi.filter((name) => !byZod.includes(name));
    return [
      ...zodAlone.map((name) => reasonFor(name, blamedByZodAlone)),
      ...apiAlone.map((name) => reasonFor(name, blamedByApiAlone)),
    ];
  };
}

const judges = new Map<Tool, Judge>();

/** Returns the judge of a tool. It is cached, since Zod takes long to create its schema. */
function judgeFor(tool: Tool): Judge {
  const judge = judges.get(tool) ?? judgeOf(tool);
  judges.set(tool, judge);
  return judge;
}

function schemaOf(parameters: ObjectSchema): z.ZodType {
  // Zod's type of a schema does not allow readonly arrays.
  return z.fromJSONSchema(parameters as z.core.JSONSchema.JSONSchema);
}

function blamedIn(judgement: z.ZodError | undefined): readonly string[] {
  return [...new Set(judgement?.issues.map(({ path }) => String(path[0])))];
}

function requestsOf({ slug }: Tool): readonly object[] {
  const { answers = [], refusals = [] } = specs.get(slug) ?? {};
  return [...answers, ...refusals].map(([request]) => request);
}

describe.each(tools)('$slug', (tool) => {
  const { slug, requestJsonSchema: parameters } = tool;
  const judge = judgeFor(tool);

  test('accepts exactly what its schema accepts', async () => {
    const property = fc.asyncProperty(requestsFor(tool), async (request) => {
      await judge(request);
    });
    await fc.assert(property, { numRuns: runsOfEach });
  });

  test.each(Object.entries(beyondSchemas[slug] ?? {}))('has a case of %s: %s', (field) => {
    const refusals = specs.get(slug)?.refusals ?? [];
    const refused = refusals.filter(([, error]) => blamedBy(error, [field]).length > 0);
    const schema = schemaOf(parameters());
    const judgements = refused.map(([request]) => schema.safeParse(request));
    expect(judgements.some(({ error }) => !blamedIn(error).includes(field))).toBe(true);
  });
});

test('the cases need exactly the listed reasons', async () => {
  const judged = tools.flatMap((tool) => {
    const judge = judgeFor(tool);
    return requestsOf(tool).map((request) => judge(request));
  });
  const needed = new Set((await Promise.all(judged)).flat());
  const reasons = [...blamedByZodAlone, ...blamedByApiAlone].map(({ name }) => name);
  expect([...needed].sort()).toEqual([...new Set(reasons)].sort());
});

test('only known tools have reasons', () => {
  const slugs: readonly string[] = tools.map(({ slug }) => slug);
  expect(Object.keys(beyondSchemas).filter((slug) => !slugs.includes(slug))).toEqual([]);
});
