import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { expectTypeOf, test } from 'vitest';
import type { RequestFieldsOf, ResultFieldsOf } from '../../../src/field-records.ts';
import type { FieldsSchema } from '../../../src/fields/fields-schema.ts';
import {
  choice,
  crossFieldRule,
  type FieldsOf,
  integer,
  number,
  optional,
  type Parsed,
  text,
} from '../../../src/fields/index.ts';
import type { ResultRecords } from '../../../src/fields/response-schema.ts';
import * as shape from '../../../src/fields/shapes.ts';
import type { BmiCalculatorRequest } from '../../../src/tools/bmi-calculator/calculate-bmi.ts';
import { bmiCalculatorTool } from '../../../src/tools/bmi-calculator/tool.ts';
import { builtInTool } from '../../../src/tools/built-in-tool.ts';

interface Order {
  readonly size: 'small' | 'large';
  readonly count: number;
  readonly note?: string;
  readonly paper?: 'plain' | 'lined';
}

const size = choice(['small', 'large']);
const count = integer();
const note = optional(text());
const paper = optional(choice(['plain', 'lined']), 'plain');

const fields = { size, count, note, paper } satisfies FieldsOf<Order>;

test('a table of fields agrees with its interface', () => {
  ({ ...fields, paper: optional(choice(['plain', 'lined'])) }) satisfies FieldsOf<Order>;
  ({ ...fields, note: { ...note, synonyms: 'remark' } }) satisfies FieldsOf<Order>;
});

test('a table of fields must not lack a field', () => {
  // @ts-expect-error: no count
  ({ size, note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: no note, which is optional in requests only
  ({ size, count, paper }) satisfies FieldsOf<Order>;
});

test('a table of fields must not have another field', () => {
  // @ts-expect-error: an order has no price
  ({ size, count, note, paper, price: number() }) satisfies FieldsOf<Order>;
});

test('a table of fields must not have a field of another type', () => {
  // @ts-expect-error: a count is a number
  ({ size, count: text(), note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: a note is a string
  ({ size, count, note: optional(number()), paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: a size is one of two strings
  ({ size: text(), count, note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: a note is any string
  ({ size, count, note: optional(choice(['a', 'b'])), paper }) satisfies FieldsOf<Order>;
});

test('a table of fields must make the same fields optional', () => {
  // @ts-expect-error: a count is required
  ({ size, count: optional(count), note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: a count is required, even with a default
  ({ size, count: optional(count, 1), note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: a note is optional
  ({ size, count, note: text(), paper }) satisfies FieldsOf<Order>;
});

test('a table of fields must have exactly the options of a choice', () => {
  // @ts-expect-error: a size may also be large
  ({ size: choice(['small']), count, note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: there is no medium size
  ({ size: choice(['small', 'medium', 'large']), count, note, paper }) satisfies FieldsOf<Order>;
  // @ts-expect-error: paper may also be lined
  ({ size, count, note, paper: optional(choice(['plain'])) }) satisfies FieldsOf<Order>;
});

test('a table of fields must not have a keyword that nothing checks', () => {
  // @ts-expect-error: choice() has options
  text({ enum: ['a', 'b'] });
  // @ts-expect-error: accepts() decides
  text({ pattern: '^a' });
  // @ts-expect-error: a string has no least value
  text({ minimum: 1 });
  // @ts-expect-error: numbers are not compared with it
  number({ multipleOf: 2 });
  // @ts-expect-error: only strings have a format
  integer({ format: 'date' });
});

test('a table of fields must not have a default that its field would refuse', () => {
  // @ts-expect-error: there is no squared paper
  optional(choice(['plain', 'lined']), 'squared');
  // @ts-expect-error: not a number
  optional(number(), '1');
});

type Parcel = { readonly size: 'small' | 'large'; readonly note?: string } & (
  | { readonly size: 'small' }
  | { readonly size: 'large'; readonly note: string }
);

test('a table of fields that make each other necessary has a field as optional if any request may omit it', () => {
  ({ size, note }) satisfies FieldsOf<Parcel>;
  // @ts-expect-error: a small parcel needs no note
  ({ size, note: text() }) satisfies FieldsOf<Parcel>;
  // @ts-expect-error: every parcel has a size
  ({ size: optional(size), note }) satisfies FieldsOf<Parcel>;
});

test('a table of fields that make each other necessary has all values of a field', () => {
  // @ts-expect-error: a parcel may also be large
  ({ size: choice(['small']), note }) satisfies FieldsOf<Parcel>;
  // @ts-expect-error: no note
  ({ size }) satisfies FieldsOf<Parcel>;
  // @ts-expect-error: a parcel has no count
  ({ size, note, count }) satisfies FieldsOf<Parcel>;
});

test('a parsed request has its defaults, and undefined only without one', () => {
  expectTypeOf<Parsed<typeof fields>>().toEqualTypeOf<{
    readonly size: 'small' | 'large';
    readonly count: number;
    readonly note: string | undefined;
    readonly paper: 'plain' | 'lined';
  }>();
});

test('a parsed request is the type that a cross-field rule receives', () => {
  const holds = ({ count: ordered }: Parsed<typeof fields>) => ordered > 0;
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['count'],
    holds,
    expected: { count: 'some' },
  });
  // @ts-expect-error: an order has no price
  crossFieldRule<Parsed<typeof fields>>({ fields: ['price'], holds, expected: { count: 'some' } });
  // @ts-expect-error: an error cannot name it
  crossFieldRule<Parsed<typeof fields>>({ fields: ['count'], holds, expected: { price: 'some' } });
  // @ts-expect-error: a note may be omitted
  const noted = ({ note: given }: Parsed<typeof fields>) => given.length > 0;
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['count'],
    holds: noted,
    expected: { count: 'some' },
  });
});

interface Receipt {
  readonly total: number;
  readonly discount: number | null;
  readonly state: 'paid' | 'open';
  readonly items: readonly { readonly name: string }[];
}

const place = ({ count: ordered }: Order): Receipt => ({
  total: ordered,
  discount: null,
  state: 'open',
  items: [],
});
const described = { description: 'd' };
const request = { size: described, count: described, note: described, paper: described };
const { numberShape, textShape, choiceShape, orNull } = shape;
const name = { ...described, shape: textShape };
const result = {
  total: { ...described, shape: numberShape },
  discount: { ...described, shape: orNull(numberShape) },
  state: { ...described, shape: choiceShape(['paid', 'open']) },
  items: { ...described, items: { ...described, properties: { name } } },
};
const info = {
  slug: 'order',
  operation: 'place-order',
  name: 'Order',
  category: 'Generators',
  description: 'Places an order.',
} as const;
const example: Order = { size: 'small', count: 1 };
const run = place;

test('the definition of a tool agrees with its function', () => {
  const tool = builtInTool({ ...info, fields, request, result, example, run });
  expectTypeOf(tool.slug).toEqualTypeOf<'order'>();
  expectTypeOf(tool.example).toEqualTypeOf<Order>();
  expectTypeOf(tool.run).returns.resolves.toEqualTypeOf<Receipt>();
  const later = async (order: Order) => place(order);
  const asynchronous = builtInTool({ ...info, fields, request, result, example, run: later });
  expectTypeOf(asynchronous.run).returns.resolves.toEqualTypeOf<Receipt>();
});

test('the definition of a tool has the fields of the request', () => {
  const { note: _, ...lacking } = fields;
  // @ts-expect-error: no note
  builtInTool({ ...info, fields: lacking, request, result, example, run });
  const narrow = { ...fields, size: choice(['small']) };
  // @ts-expect-error: a size may also be large
  builtInTool({ ...info, fields: narrow, request, result, example, run });
});

test('the definition of a tool describes exactly the fields of the request', () => {
  const { note: _, ...lacking } = request;
  // @ts-expect-error: no description of the note
  builtInTool({ ...info, fields, request: lacking, result, example, run });
  // @ts-expect-error: an order has no price
  builtInTool({ ...info, fields, request: { ...request, price: described }, result, example, run });
  const lengthy = { title: 'S' };
  // @ts-expect-error: a description is required
  builtInTool({ ...info, fields, request: { ...request, size: lengthy }, result, example, run });
});

test('the definition of a tool has exactly the fields of the result', () => {
  const rest = { ...info, fields, request, example, run };
  const { total, discount, state, items } = result;
  // @ts-expect-error: no total
  builtInTool({ ...rest, result: { discount, state, items } });
  // @ts-expect-error: a receipt has no price
  builtInTool({ ...rest, result: { ...result, price: total } });
  // @ts-expect-error: a total is a number
  builtInTool({ ...rest, result: { ...result, total: name } });
  // @ts-expect-error: a total is never null
  builtInTool({ ...rest, result: { ...result, total: discount } });
  // @ts-expect-error: a discount may be null
  builtInTool({ ...rest, result: { ...result, discount: total } });
  const few = { ...described, shape: choiceShape(['paid']) };
  // @ts-expect-error: a state may also be open
  builtInTool({ ...rest, result: { ...result, state: few } });
  const many = { ...described, shape: choiceShape(['paid', 'open', 'lost']) };
  // @ts-expect-error: a state is never lost
  builtInTool({ ...rest, result: { ...result, state: many } });
  const numbered = { ...described, items: { ...described, properties: { name: total } } };
  // @ts-expect-error: a name is a string
  builtInTool({ ...rest, result: { ...result, items: numbered } });
  const unnamed = { ...described, items: { ...described, properties: {} } };
  // @ts-expect-error: an item has a name
  builtInTool({ ...rest, result: { ...result, items: unnamed } });
  // @ts-expect-error: no shape
  builtInTool({ ...rest, result: { ...result, total: described } });
});

type OfRequest = RequestFieldsOf<Order>;

test('the record of a field has its options, and the names and options of others', () => {
  ({ size: { labels: { small: 'S' } }, note: { hint: '' } }) satisfies OfRequest;
  ({ paper: { askedIf: { size: ['large'] }, labels: {} } }) satisfies OfRequest;
  ({ count: { labels: { 2: 'Two' }, money: true, unitField: 'size' } }) satisfies OfRequest;
  // @ts-expect-error: there is no medium size
  ({ size: { labels: { medium: 'M' } } }) satisfies OfRequest;
  // @ts-expect-error: a note has no options
  ({ note: { labels: { small: 'S' } } }) satisfies OfRequest;
  // @ts-expect-error: an order has no price
  ({ price: { money: true } }) satisfies OfRequest;
  // @ts-expect-error: there is no medium size
  ({ paper: { askedIf: { size: ['medium'] } } }) satisfies OfRequest;
  // @ts-expect-error: an order has no price
  ({ paper: { askedIf: { price: ['1'] } } }) satisfies OfRequest;
  // @ts-expect-error: an order has no unit
  ({ count: { unitField: 'unit' } }) satisfies OfRequest;
  // @ts-expect-error: no such property
  ({ note: { hints: '' } }) satisfies OfRequest;
});

type OfResult = ResultFieldsOf<Receipt, Order>;

test('the record of a result has its options and fields inside, and names of the request', () => {
  ({ state: { labels: { open: 'Not paid' } }, discount: { onlyWith: 'note' } }) satisfies OfResult;
  ({ total: { money: true, chosenUnit: { by: 'paper' } } }) satisfies OfResult;
  ({ items: { items: { properties: { name: { clockTime: true } } } } }) satisfies OfResult;
  // @ts-expect-error: a state is never lost
  ({ state: { labels: { lost: 'Lost' } } }) satisfies OfResult;
  // @ts-expect-error: an order has no price
  ({ discount: { onlyWith: 'price' } }) satisfies OfResult;
  // @ts-expect-error: an order has no price
  ({ total: { chosenUnit: { by: 'price' } } }) satisfies OfResult;
  // @ts-expect-error: there is no medium size
  ({ total: { chosenUnit: { by: 'size', units: { medium: 'm' } } } }) satisfies OfResult;
  // @ts-expect-error: an item has no price
  ({ items: { items: { properties: { price: { money: true } } } } }) satisfies OfResult;
  // @ts-expect-error: a list has items
  ({ items: { properties: { name: { clockTime: true } } } }) satisfies OfResult;
});

test('the definition of a tool has such records', () => {
  const labels = { small: 'S' };
  builtInTool({
    ...info,
    ...{ fields, result, example, run },
    request: { ...request, size: { ...described, labels } },
  });
  const size = { ...described, labels: { medium: 'M' } };
  // @ts-expect-error: there is no medium size
  builtInTool({ ...info, fields, request: { ...request, size }, result, example, run });
});

test('the definition of a tool has an example and a category', () => {
  // @ts-expect-error: no count
  builtInTool({ ...info, fields, request, result, example: { size: 'small' }, run });
  // @ts-expect-error: no such category
  builtInTool({ ...info, category: 'Other', fields, request, result, example, run });
});

test('a result copies only fields of the same type as in the request', () => {
  type Records = ResultRecords<{ x: number; y: number; z: number }, { x: number; y?: string }>;
  expectTypeOf<'as given'>().toExtend<Records['x']>();
  expectTypeOf<'as given'>().not.toExtend<Records['y']>();
  expectTypeOf<'as given'>().not.toExtend<Records['z']>();
});

test("a request's schema follows the specification of Standard Schema", () => {
  const { request: schema } = bmiCalculatorTool;
  schema satisfies StandardSchemaV1<BmiCalculatorRequest> &
    StandardJSONSchemaV1<BmiCalculatorRequest>;
  type Both = StandardSchemaV1<1, 2> & StandardJSONSchemaV1<1, 2>;
  expectTypeOf<FieldsSchema<1, 2>>().toExtend<Both>();
  // @ts-expect-error: the schema has another request type
  schema satisfies StandardSchemaV1<{ readonly size: number }>;
  expectTypeOf<StandardSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<BmiCalculatorRequest>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<BmiCalculatorRequest>();
});
