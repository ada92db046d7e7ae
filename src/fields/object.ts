import type { FieldTable, Parsed } from './field.ts';
import { requestSchema } from './request-schema.ts';
import { type FieldsSchema, standardSchema } from './standard-schema.ts';
import type { Relation } from './validate.ts';
import type { Words } from './words.ts';

/** What an object of these fields holds before it is parsed. */
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
 * The schema of a tool's request or result: its fields, and the words for those that their names do
 * not explain.
 *
 * @example
 * const request = object(
 *   { rise: number(positive), run: number(positive) },
 *   { rise: ['How far the roof rises.', 'm'], run: ['The distance over which it rises.', 'm'] },
 * );
 */
export function object<const Table extends FieldTable>(
  fields: Table,
  words: { readonly [Name in keyof Table]?: Words } = {},
  relations: readonly Relation[] = [],
): FieldsSchema<Unparsed<Table>, Parsed<Table>> {
  const wordsByName: Readonly<Record<string, Words | undefined>> = words;
  return standardSchema(fields, relations, () => requestSchema(fields, wordsByName), 'values');
}
