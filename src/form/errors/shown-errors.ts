import { ownProperty } from '../../shared/own-property.ts';
import type { FieldIssue } from '../../tool-error.ts';
import { type Inputs, inItsUnit } from '../inputs.ts';
import { problemsOf } from '../problems.ts';
import type { Form } from '../state.ts';
import type { Errors } from './errors.ts';
import { inTypedUnit } from './errors-in-units.ts';

/** What is wrong with a field: a problem in the visitor's words, or the issue of a tool. */
type Fault = string | FieldIssue;

/**
 * Returns what a form says is wrong, by field: with a number that cannot be read once its input is
 * settled, since it may be half-typed, and what the tool refuses. Says nothing of fields that are
 * still to be filled in.
 */
export function shownErrors(
  { active, inputs, touched, call }: Form,
  errors: Errors,
  settled: Inputs,
  locale: string | undefined,
): Readonly<Record<string, Fault>> {
  const problems = problemsOf(active, inputs, locale);
  const faults = active.flatMap(({ name }): (readonly [string, Fault])[] => {
    const input = ownProperty(inputs, name) ?? '';
    if (input === '' && !touched.includes(name)) return [];
    const isSettled = ownProperty(settled, name) === input;
    const fault =
      ownProperty(errors.ofFields, name) ?? (isSettled ? ownProperty(problems, name) : undefined);
    return fault === undefined ? [] : [[name, fault]];
  });
  return { ...call.problems, ...Object.fromEntries(faults) };
}

/** Returns these errors in the visitor's words and units, by field. */
export function errorsInForm(
  { fields, inputs }: Form,
  shown: Readonly<Record<string, Fault>>,
  say: (issue: FieldIssue, place: string) => string,
): Readonly<Record<string, string>> {
  const texts = Object.entries(shown).map(([name, fault]) => {
    const field = fields.find((one) => one.name === name);
    if (typeof fault === 'string' || !field) return [name, String(fault)] as const;
    const typed = inItsUnit(field, inputs);
    return [name, say(inTypedUnit(fault, typed, ownProperty(inputs, name) ?? ''), name)] as const;
  });
  return Object.fromEntries(texts);
}
