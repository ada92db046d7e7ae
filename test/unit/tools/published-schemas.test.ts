// @module-tag slow

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import type { Tool } from '../../../src/tool.ts';
import { type FieldIssue, isToolError } from '../../../src/tool-error.ts';
import { requestsFor } from '../../support/requests.ts';
import { specs } from '../../support/specs.ts';
import { wantedTools } from '../../support/wanted-tools.ts';

// Ajv validates requests by each tool's published schema. The API must refuse the same fields, with
// these exceptions.

type Request = Readonly<Record<string, unknown>>;

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

/**
 * Returns the fields that Ajv refuses. To the API, null counts as omitted, and a field may replace
 * another.
 */
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
    ...Object.keys(specs.get(tool.slug)?.beyondSchema ?? {}),
    ...others.flatMap(({ field = '' }) => (Object.hasOwn(request, field) ? field : [])),
  ];
  const onlySchema = bySchema.filter(
    (name) =>
      !byApi.includes(name) && !isMeant(name) && !isMeant(properties[name]?.['x-replaced-by']),
  );
  const onlyApi = byApi.filter((name) => !bySchema.includes(name) && !explained.includes(name));
  const remedy = `add it to beyondSchema in test/spec/${tool.slug}.ts, and say why in its description`;
  expect(
    { 'only the schema refuses': onlySchema, 'only the API refuses': onlyApi },
    `Only the API refuses ${onlyApi.join(' and ')}; if it should, ${remedy}`,
  ).toEqual({ 'only the schema refuses': [], 'only the API refuses': [] });
}

describe.each(wantedTools)('$slug', (tool) => {
  const { answers = [], refusals = [], beyondSchema = {} } = specs.get(tool.slug) ?? {};
  const requests: readonly object[] = [...answers, ...refusals].map(([request]) => request);

  test('refuses the fields that its schema refuses', async () => {
    for (const request of requests) {
      await expectSameRefusals(tool, JSON.parse(JSON.stringify(request)));
    }
    const property = fc.asyncProperty(requestsFor(tool), (request) =>
      expectSameRefusals(tool, request),
    );
    await fc.assert(property, { numRuns: 150 });
  });

  test.each(Object.entries(beyondSchema))('has a case of %s: %s', async (name) => {
    const cases = requests.map(async (request) => {
      const given: Request = JSON.parse(JSON.stringify(request));
      const issues = await issuesOf(tool, given);
      return (
        issues.some(({ field }) => field === name) && !refusedBySchema(tool, given).includes(name)
      );
    });
    const remedy = `write a refusal, or remove ${name} from beyondSchema`;
    expect(await Promise.all(cases), `test/spec/${tool.slug}.ts: ${remedy}`).toContain(true);
  });
});
