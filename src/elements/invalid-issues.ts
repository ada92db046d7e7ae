import type { Refusal } from '../form/answer.ts';
import { inTypedUnit } from '../form/errors/errors-in-units.ts';
import { issueInWords } from '../form/errors/issue-in-words.ts';
import type { Dictionary } from '../form/language/language.ts';
import type { Form } from '../form/state.ts';
import type { ToolContent } from '../form/tool-content.ts';
import { inItsUnit } from '../form/units/field-units.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { InvalidIssue } from './events.ts';

/** Returns what a tool refuses, in the words and units of its form. */
export function invalidIssues(
  refusal: Refusal,
  content: ToolContent,
  { fields, inputs }: Form,
  errorTexts: Dictionary,
): readonly InvalidIssue[] {
  return refusal.issues.map((issue) => {
    const { field: name = '', code } = issue;
    const field = fields.find((one) => one.name === name);
    const typed = field
      ? inTypedUnit(issue, inItsUnit(field, fields, inputs), ownProperty(inputs, name) ?? '')
      : issue;
    return { field: issue.field, code, text: issueInWords(typed, content, errorTexts) };
  });
}
