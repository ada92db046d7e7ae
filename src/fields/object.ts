import type { FieldTable, Parsed } from './field.ts';
import { type FieldDescription, wordsOf } from './field-description.ts';
import { type FieldsSchema, standardSchema } from './fields-schema.ts';
import { requestSchema } from './request-schema.ts';
import type { CrossFieldRule } from './validate.ts';

/** The type of an object with these fields before it is parsed. */
export type Unparsed<Table extends FieldTable> = {
  readonly [Name in keyof Table as Table[Name] extends Optional ? never : Name]: InputOf<
    Table[Name]
  >;
} & {
  readonly [Name in keyof Table as Table[Name] extends Optional ? Name : never]?: InputOf<
    Table[Name]
  >;
};

type Optional = { readonly isOptional: true };

type InputOf<One> = One extends { readonly input?: (value: infer Input) => unknown }
  ? Input
  : never;

/**
 * Returns the schema of a request or a result for `defineTool()`, as a Standard Schema.
 *
 * @param fields - The fields by name.
 * @param descriptions - What they mean, with their units.
 * @param rules - What holds for several fields together.
 *
 * @example
 * const request = object(
 *   { rise: number({ exclusiveMinimum: 0 }), run: number({ exclusiveMinimum: 0 }) },
 *   { rise: ['How far the roof rises.', 'm'], run: ['The distance over which it rises.', 'm'] },
 * );
 */
export function object<const Table extends FieldTable>(
  fields: Table,
  descriptions: { readonly [Name in keyof Table]?: FieldDescription } = {},
  rules: readonly CrossFieldRule[] = [],
): FieldsSchema<Unparsed<Table>, Parsed<Table>> {
  const words = Object.entries<FieldDescription | undefined>(descriptions).map(
    ([name, description]) =>
      [name, description === undefined ? undefined : wordsOf(description)] as const,
  );
  return standardSchema(fields, rules, () => requestSchema(fields, Object.fromEntries(words)));
}
