import { camelCase, definitionName, kebabCase, typeName, withCapital } from './names.ts';

/**
 * Returns the files of a tool that compiles and returns its only field, with `TODO` where something
 * is to be filled in.
 */
export function newTool(
  slug: string,
  operation = `calculate-${slug.replace(/-calculator$/, '')}`,
): ReadonlyMap<string, string> {
  const file = kebabCase(operation);
  const run = camelCase(operation);
  const requestType = typeName(slug, 'Request');
  const resultType = typeName(slug, 'Result');
  const name = slug.split('-').map(withCapital).join(' ');
  const folder = `src/tools/${slug}`;
  return new Map([
    [
      `${folder}/request.ts`,
      `import { type FieldsOf, number } from '../../fields/index.ts';

export interface ${requestType} {
  /** TODO: describe the field. */
  readonly value: number;
}

// TODO: the fields with their limits, and other names that people give them.
export const fields = {
  value: { ...number({ exclusiveMinimum: 0 }), synonyms: 'amount' },
} satisfies FieldsOf<${requestType}>;
`,
    ],
    [
      `${folder}/${file}.ts`,
      `import { parse } from '../../fields/index.ts';
import { multiply, toNumber } from '../../shared/rational.ts';
import { fields, type ${requestType} } from './request.ts';

export type { ${requestType} };

export interface ${resultType} {
  /** TODO: describe the field. */
  readonly result: number;
}

/**
 * TODO: say what the function returns, by which formula and source.
 *
 * @throws \`ToolError\` if the request is invalid or the result exceeds the range of a double.
 *
 * @example
 * ${run}({ value: 1 }); // { result: 1 }
 */
export function ${run}(request: ${requestType}): ${resultType} {
  const { value } = parse(request, fields);
  // TODO: compute with exact fractions, and round once.
  return { result: toNumber(multiply(value, 1)) };
}
`,
    ],
    [
      `${folder}/tool.ts`,
      `import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { ${run} } from './${file}.ts';
import { fields } from './request.ts';

export const ${definitionName(slug)} = builtInTool({
  slug: '${slug}',
  operation: '${operation}',
  name: '${name}',
  // TODO: one of \`categories\` in src/tool-info.ts.
  category: 'Converters',
  description: 'TODO: say in one sentence what the tool does.',
  fields,
  // The comments on the fields of both types are written from these descriptions:
  // npm run tool:write
  request: {
    value: { description: 'TODO: describe the field.', unit: 'km' },
  },
  result: {
    result: { shape: numberShape, description: 'TODO: describe the field.' },
  },
  example: { value: 1 },
  run: ${run},
});
`,
    ],
    [
      `test/spec/${slug}.ts`,
      `import { ${run} } from 'toolworker';
import { largest } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

export const spec: SpecOf<typeof ${run}> = {
  run: ${run},
  operation: '${operation}',
  // TODO: the fields as the API document has them.
  fields: { value: 'number > 0, required' },
  result: ['result'],
  // TODO: requests, their results, and the source of each. A fourth value is the relative error
  // that is allowed.
  answers: [[{ value: 1 }, { result: 1 }, 'TODO']],
  // TODO: what only the function or a rule refuses. The rest follows from \`fields\`.
  refusals: [[{ value: 0 }, 'value: expected a number greater than 0, got 0']],
  // TODO: a dozen requests as people type them, with the error or some fields of the result.
  typed: [[{ value: 2 }, { result: 2 }, 'TODO']],
  // TODO: names that mean a field, and names that are ignored.
  otherNames: { meant: { value: 'amount' }, ignored: 'name' },
  // TODO: the requests that take longest.
  slowest: { 'extreme numbers': () => ({ value: largest }) },
  sentence: 'TODO: the sentence of about.ts for the example, with its numbers.',
};
`,
    ],
    [
      `test/unit/tools/${slug}/${file}.test.ts`,
      `import fc from 'fast-check';
import { ${run} } from 'toolworker';
import { expect, test } from 'vitest';

// TODO: properties of the function, or another method to compute the same.
test('TODO', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (value) => {
      expect(${run}({ value })).toEqual({ result: value });
    }),
  );
});
`,
    ],
    [
      `demo/tools/${slug}/about.ts`,
      `import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'${slug}'> = {
  // TODO: the path of an icon, drawn by a line in a square of 24 by 24.
  icon: 'M4 4h16v16h-16z',
  synonyms: 'TODO: other words that people search for',
  formula: 'TODO: the formula',
  explanation: 'TODO: what the formula leaves open.',
  source: 'TODO: the source of the formula.',
  topics: 'TODO: what people search for',
  reading: 'TODO: how to read the answer.',
  sentences: { answer: [{ text: '{result}\\nTODO: the rest of the sentence, with {value}.' }] },
  mistake: 'TODO: what people often get wrong.',
};
`,
    ],
  ]);
}
