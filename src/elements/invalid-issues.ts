import type { Refusal } from '../form/answer.ts';
import { noErrors } from '../form/errors/errors.ts';
import { inTypedUnit } from '../form/errors/errors-in-units.ts';
import { inOneText } from '../form/errors/errors-in-words.ts';
import { issueInWords } from '../form/errors/issue-in-words.ts';
import { shownErrors } from '../form/errors/shown-errors.ts';
import { emptyFields, type Inputs, inItsUnit } from '../form/inputs.ts';
import { type Dictionary, t } from '../form/language/language.ts';
import { formatList } from '../form/numbers/format.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import type { Form } from '../form/state.ts';
import type { ToolContent } from '../form/tool-content.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { InvalidIssue } from './events.ts';

/**
 * Returns what is wrong with the fields, in the words and units of the form: numbers of settled
 * inputs that cannot be read, and what the tool refuses.
 */
export function invalidIssues(
  refusal: Refusal,
  content: ToolContent,
  form: Form,
  settled: Inputs,
  errorTexts: Dictionary,
): readonly InvalidIssue[] {
  const { fields, inputs } = form;
  const faults = Object.entries(shownErrors(form, noErrors, settled, numberLocale()));
  const unread = faults.flatMap(([field, text]) =>
    typeof text === 'string' ? [{ field, code: 'invalid' as const, message: text }] : [],
  );
  const refused = refusal.issues.map((issue) => {
    const { field: name = '', code } = issue;
    const field = fields.find((one) => one.name === name);
    const typed = field
      ? inTypedUnit(issue, inItsUnit(field, inputs), ownProperty(inputs, name) ?? '')
      : issue;
    return { field: issue.field, code, message: issueInWords(typed, content, errorTexts) };
  });
  return [...unread, ...refused];
}

/** Returns in one text what is wrong with the fields, or else why there is no result. */
export function inOneMessage(
  { message }: Refusal,
  issues: readonly InvalidIssue[],
  content: ToolContent,
  { active, inputs, isReady }: Form,
  errorTexts: Dictionary,
): string {
  if (issues.length > 0) return inOneText(issues.map((issue) => issue.message));
  const empty = isReady ? [] : emptyFields(active, inputs).map(({ title }) => title);
  if (empty.length > 0) return t('Still empty: {fields}', { fields: formatList(empty) });
  return issueInWords({ code: 'invalid', message }, content, errorTexts);
}
