import { describeRange } from '../fields/number.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { FieldIssue } from '../tool-error.ts';
import { numberOf, readAmount, unitsFor } from './amounts/read-amount.ts';
import { writeAmount } from './amounts/write-amount.ts';
import type { Refusal } from './answer.ts';
import type { Field } from './fields.ts';
import { amountKindOf, type Inputs, inItsUnit, numbersMeant, unreadNumber } from './inputs.ts';
import { t } from './language/language.ts';
import { formatList } from './numbers/format.ts';
import { marksOf } from './numbers/number-marks.ts';
import { steppedNumber } from './numbers/step-number.ts';
import type { Form } from './state.ts';

/** Says an issue to visitors. It begins with the title of its field, unless that is the `place`. */
export type SayIssue = (issue: FieldIssue, place?: string) => string;

/** What is wrong with one field, beginning with its title. */
export interface TitledIssue extends Pick<FieldIssue, 'code' | 'message'> {
  readonly field: string | undefined;
}

/** What is wrong with a form, in the words and units of its visitor. */
export interface Errors {
  /** What is said beside each field. Fields that are still to be filled in have no error yet. */
  readonly ofFields: Readonly<Record<string, string>>;
  /** What is wrong with the request as a whole, or with a field that is not shown. */
  readonly others: string;
  /** All that is wrong with fields. */
  readonly issues: readonly TitledIssue[];
}

/**
 * Returns what is wrong with a form: why its tool refuses it, and numbers that cannot be read. A
 * number is named once its input is settled, since it may be half-typed.
 */
export function errorsOf(
  form: Form,
  refusal: Refusal | undefined,
  settled: Inputs,
  locale: string | undefined,
  say: SayIssue,
): Errors {
  const { active, visible, inputs, touched, call } = form;
  const read = active.filter(({ name }) => ownProperty(settled, name) === inputs[name]);
  const problems = { ...call.problems, ...problemsOf(read, inputs, locale) };
  const refused = (refusal?.issues ?? []).map((issue) => {
    const field = visible.find(({ name }) => isWithin(name, issue));
    return { field, issue: field ? inTypedUnit(issue, inItsUnit(field, inputs), inputs) : issue };
  });
  const isDue = ({ name }: Field) => Boolean(inputs[name]) || touched.includes(name);
  const beside = refused.flatMap(({ field, issue }) =>
    field && isDue(field) ? [[field.name, say(issue, field.name)] as const] : [],
  );
  const unread = Object.entries(problems).map(([name, fault]) => {
    const { title = name } = active.find((field) => field.name === name) ?? {};
    const message = t('{field}: {fault}', { field: title, fault });
    return { field: name, code: 'invalid', message } as const;
  });
  return {
    ofFields: { ...problems, ...Object.fromEntries(beside) },
    others: inOneText([
      ...refused.flatMap(({ field, issue }) => (field ? [] : say(issue))),
      ...(refusal?.issues.length === 0 ? [refusalInWords(refusal, say)] : []),
    ]),
    issues: [
      ...unread,
      ...refused.map(({ issue }) => ({
        ...{ field: issue.field, code: issue.code },
        message: say(issue),
      })),
    ],
  };
}

/** Returns why a request is refused, in the words of `say`. */
export function refusalInWords({ message, issues }: Refusal, say: SayIssue): string {
  if (issues.length === 0) return say({ code: 'invalid', message });
  return inOneText(issues.map((issue) => say(issue)));
}

/** Whether an issue is about a field, or about what is within it, such as `layers.0.height`. */
function isWithin(name: string, { field }: FieldIssue): boolean {
  return field === name || Boolean(field?.startsWith(`${name}.`));
}

const unitNames: Readonly<Record<string, string>> = { in: 'inches', lb: 'pounds' };

/** Returns an issue of a number in the unit in which it was typed, if that is not the tool's. */
export function inTypedUnit(
  issue: FieldIssue,
  { name, unit = '', sample, units }: Field,
  inputs: Inputs,
): FieldIssue {
  const { expected, received = '' } = issue;
  const { accepted = unit } = units.find(({ value }) => value === unit) ?? {};
  if (expected === undefined || accepted === unit) return issue;
  const input = ownProperty(inputs, name) ?? '';
  const unitName = unitNames[unit];
  if (unitName !== undefined && /^(?:centimeters|kilograms) such as [\d.]+$/.test(expected)) {
    return invalid(issue, `${unitName} such as ${numberOf(sample, unit, unit)}`, input);
  }
  return /^-?[\d.e+-]+$/.test(received) ? invalid(issue, expected, input) : issue;
}

function invalid(issue: FieldIssue, expected: string, received: string): FieldIssue {
  return { ...issue, expected, received, message: `expected ${expected}, got ${received}` };
}

/** Joins errors as the language does. In some languages, an error is a whole sentence. */
export function inOneText(errors: readonly string[]): string {
  const [first = '', ...more] = errors.filter(Boolean);
  return more.reduce((all, next) => {
    // In Arabic, a mark of direction may follow.
    const [, stop] = /([.。])\u2069*$/.exec(all) ?? [];
    if (stop === undefined) return t('{first}; {second}', { first: all, second: next });
    return `${all}${stop === '.' ? ' ' : ''}${next}`;
  }, first);
}

/**
 * Returns the problems of numbers that cannot be read, or that only the page can refuse, by field.
 */
export function problemsOf(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, inputs, locale);
      return problem === undefined ? [] : [[field.name, problem] as const];
    }),
  );
}

function problemOf(field: Field, inputs: Inputs, locale: string | undefined): string | undefined {
  const text = unreadNumber(field, inputs);
  if (text === undefined) return field.problemOf?.(inputs[field.name] ?? '');
  const inUnit = inItsUnit(field, inputs);
  const kind = amountKindOf(inUnit);
  const reading = readAmount(text, kind, marksOf(locale));
  if (!('refused' in reading)) return undefined;
  if (reading.refused === 'size') return t('Enter a number closer to 0.');
  const possible = inUnit.sample || steppedNumber('1233', 1, field.schema);
  const [example = possible] = numbersMeant(text, inUnit, locale);
  const units = reading.refused === 'unit' ? unitsFor(kind) : [];
  const names = units.map((unit) => t(unit));
  return units.length > 0
    ? t('Enter an amount in {units}.', { units: formatList(names, 'disjunction') })
    : t('Enter a number, such as {example}.', { example: writeAmount(example, locale) });
}

/**
 * Returns the range of a number as errors say it: ` from 1 to 24`. Leaves out the bounds of safe
 * integers, which go without saying.
 */
export function rangeInWords({ minimum, maximum, ...others }: JsonSchema): string {
  return describeRange({
    ...others,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  });
}
