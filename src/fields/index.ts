export { choice, flag } from './choice.ts';
export { date } from './date.ts';
export type { Field, FieldsOf, Parsed } from './field.ts';
export { list } from './list.ts';
export { above, between, integer, notNegative, number, positive, positiveTo } from './number.ts';
export { optional } from './optional.ts';
export { parse, refusal } from './parse.ts';
export { relation } from './relation.ts';
export { anyText, longText, secret, text } from './text.ts';
