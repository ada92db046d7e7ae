export type { FieldIssue } from '../tool-error.ts';
export { boolean, choice } from './choice.ts';
export { type CrossFieldRuleDefinition, crossFieldRule } from './cross-field-rule.ts';
export { date } from './date.ts';
export type {
  DefaultedField,
  Field,
  FieldsOf,
  FieldTable,
  OptionalField,
  Parsed,
} from './field.ts';
export type { FieldDescription, FieldWords } from './field-description.ts';
export type { FieldsSchema } from './fields-schema.ts';
export { list } from './list.ts';
export { integer, type NumberRange, number } from './number.ts';
export { object, type Unparsed } from './object.ts';
export { optional } from './optional.ts';
export { invalidField, parse } from './parse.ts';
export { type TextMistake, type TextOptions, text } from './text.ts';
export { duration, time } from './time.ts';
export type { CrossFieldRule } from './validate.ts';
