export { boolean, choice } from './choice.ts';
export { date } from './date.ts';
export type {
  AnyField,
  DefaultedField,
  Field,
  FieldsOf,
  FieldTable,
  OptionalField,
  Parsed,
} from './field.ts';
export { list } from './list.ts';
export {
  above,
  between,
  integer,
  notNegative,
  number,
  positive,
  positiveTo,
  type Range,
} from './number.ts';
export { object, type Unparsed } from './object.ts';
export { optional } from './optional.ts';
export { parse, refusal } from './parse.ts';
export { type RelationRule, relation } from './relation.ts';
export type { FieldsSchema } from './standard-schema.ts';
export { anyText, multilineText, secret, type TextForm, text } from './text.ts';
export type { Reading, Relation } from './validate.ts';
export type { Words } from './words.ts';
