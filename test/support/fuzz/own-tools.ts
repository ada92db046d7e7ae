import { toJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import fc, { type Arbitrary } from 'fast-check';
import * as valibot from 'valibot';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { defineTool } from '../../../src/own-tools/define-tool.ts';
import type { StandardSchema } from '../../../src/schema/standard-schema.ts';
import type { Tool } from '../../../src/tool.ts';
import { type Body, bodyFor } from './bodies.ts';

const kinds = [
  'number',
  'text',
  'choice',
  'flag',
  'numbers',
  'place',
  'places',
  'anything',
] as const;

/** The fields of a request, by name. */
type Kinds = Readonly<Record<string, { readonly kind: Kind; readonly isOptional: boolean }>>;
type Kind = (typeof kinds)[number];

/** Generates the fields of a tool, some with names that JSON Pointers and URLs escape. */
export const fieldKinds: Arbitrary<Kinds> = fc.dictionary(
  fc.oneof(fc.stringMatching(/^[a-zA-Z][\w-]{0,11}$/), fc.constantFrom('größe', 'a/b', 'x y', '%')),
  fc.record({ kind: fc.constantFrom(...kinds), isOptional: fc.boolean() }),
  { minKeys: 1, maxKeys: 4 },
);

const example: Readonly<Record<Kind, unknown>> = {
  number: 1,
  text: 'a',
  choice: 'large',
  flag: true,
  numbers: [1, 2],
  place: { x: 1 },
  places: [{ x: 1, next: { x: 2 } }],
  anything: null,
};

interface Described {
  readonly schema: StandardSchema<object>;
  readonly requestJsonSchema?: object;
  readonly resultJsonSchema?: object;
}

/** Returns the same schema of each library. */
const libraries: Readonly<Record<string, (fields: Kinds) => Described>> = {
  zod: (fields) => {
    const place = z
      .object({
        x: z.number(),
        get next() {
          return z.optional(place);
        },
      })
      .meta({ id: 'ZodPlace' });
    const schemas = {
      number: z.number(),
      text: z.string(),
      choice: z.enum(['small', 'large']),
      flag: z.boolean(),
      numbers: z.array(z.number()),
      place,
      places: z.array(place),
      anything: z.unknown(),
    };
    return {
      schema: z
        .object(schemasOf<z.ZodType>(fields, schemas, z.optional))
        .meta({ id: 'ZodRequest' }),
    };
  },
  'zod/mini': (fields) => {
    const place = mini.object({
      x: mini.number(),
      get next() {
        return mini.optional(place);
      },
    });
    const schemas = {
      number: mini.number(),
      text: mini.string(),
      choice: mini.enum(['small', 'large']),
      flag: mini.boolean(),
      numbers: mini.array(mini.number()),
      place,
      places: mini.array(place),
      anything: mini.unknown(),
    };
    const schema = mini.object(schemasOf<mini.ZodMiniType>(fields, schemas, mini.optional));
    return {
      schema,
      requestJsonSchema: mini.toJSONSchema(schema, { io: 'input' }),
      resultJsonSchema: mini.toJSONSchema(schema),
    };
  },
  valibot: (fields) => {
    const place: valibot.GenericSchema = valibot.object({
      x: valibot.number(),
      next: valibot.optional(valibot.lazy(() => place)),
    });
    const schemas = {
      number: valibot.number(),
      text: valibot.string(),
      choice: valibot.picklist(['small', 'large']),
      flag: valibot.boolean(),
      numbers: valibot.array(valibot.number()),
      place,
      places: valibot.array(place),
      anything: valibot.unknown(),
    };
    const schema = valibot.object(
      schemasOf<valibot.GenericSchema>(fields, schemas, valibot.optional),
    );
    const json = toJsonSchema(schema, { target: 'draft-2020-12' });
    return { schema, requestJsonSchema: json, resultJsonSchema: json };
  },
  ArkType: (fields) => {
    const place = type({ x: 'number', 'next?': 'this' });
    const schemas = {
      number: 'number',
      text: 'string',
      choice: "'small'|'large'",
      flag: 'boolean',
      numbers: 'number[]',
      place,
      places: place.array(),
      anything: 'unknown',
    };
    const entries = Object.entries(fields).map(([name, { kind, isOptional }]) => [
      isOptional ? `${name}?` : name,
      schemas[kind],
    ]);
    // The names are known only at run time, so that the types of ArkType cannot tell them.
    return { schema: type(Object.fromEntries(entries) as never) as StandardSchema<object> };
  },
};

export const libraryNames = Object.keys(libraries);

/** A tool and the body of a POST to it. */
interface Call {
  readonly tool: Tool;
  readonly body: Body;
}

/** Generates tools with schemas of a library, and any bodies for them. */
export function callsOf(library: string): Arbitrary<Call> {
  return fieldKinds.chain((fields) => {
    const tool = echoTool(library, fields);
    return bodyFor(tool).map((body) => ({ body, tool }));
  });
}

/** Returns a tool that repeats its request, with schemas of a library. */
export function echoTool(library: string, fields: Kinds): Tool {
  const { schema, ...jsonSchemas } = libraries[library]?.(fields) ?? {};
  if (!schema) throw new Error(`no library ${library}`);
  const values = Object.entries(fields).map(([name, { kind }]) => [name, example[kind]]);
  return defineTool({
    slug: 'echo',
    operation: 'echo',
    name: 'Echo',
    category: 'Fuzz',
    description: 'Repeats its request.',
    ...jsonSchemas,
    request: schema,
    result: schema,
    example: Object.fromEntries(values),
    run: (request: object) => request,
  } as Parameters<typeof defineTool>[0]);
}

function schemasOf<Schema>(
  fields: Kinds,
  schemas: Readonly<Record<Kind, Schema>>,
  optional: (schema: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, isOptional }]) => [
      name,
      isOptional ? optional(schemas[kind]) : schemas[kind],
    ]),
  );
}
