import { type Answer, answerOf, type Refusal } from '../form/answer.ts';
import { type Errors, errorsOf, inOneText } from '../form/errors.ts';
import { type Field, fieldsOf } from '../form/fields.ts';
import { emptyFields, type Inputs, type Request } from '../form/inputs.ts';
import { issueInWords } from '../form/issue-in-words.ts';
import { type Dictionary, inLanguage, type Language, t } from '../form/language/language.ts';
import { formatList } from '../form/numbers/format.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import { contentOf, type ToolContent } from '../form/present-tool.ts';
import {
  type Form,
  type FormState,
  formOf,
  noAnswer,
  type Unseen,
  unseenIn,
} from '../form/state.ts';
import type { Tool } from '../tool.ts';
import type { Settings } from './attributes.ts';

/** A tool in the words of a language. */
export interface WordedTool {
  readonly content: ToolContent;
  readonly fields: readonly Field[];
}

/** Returns a tool in the words of a language. */
export function worded(tool: Tool, language: Language): WordedTool {
  return inLanguage(language, () => {
    const content = contentOf(tool);
    return { content, fields: fieldsOf(content) };
  });
}

/** Returns what the page hides of a form that it fills in with a request. */
export function hiddenBy(
  { fixed = {}, names }: Settings,
  { content }: WordedTool,
  given: Request | undefined,
): Unseen {
  return unseenIn(content, { given, fixed, names });
}

/** Returns the form of a tool. */
export function shownForm({ fields }: WordedTool, state: FormState, unseen: Unseen): Form {
  return formOf(fields, state, { unseen });
}

/** Resolves to the answer of a tool to a form. */
export async function answerTo(tool: Tool, form: Form, signal: AbortSignal): Promise<Answer> {
  const { request } = form.call;
  return form.isReady && request ? answerOf(tool, request, signal) : noAnswer(form);
}

/** Returns what is wrong with a form, in the current language. */
export function errorsIn(
  { content }: WordedTool,
  form: Form,
  answer: Answer | undefined,
  settled: Inputs,
  errorTexts: Dictionary,
): Errors {
  // No field of a form that is still to be filled in is to blame.
  const refusal = form.isReady && answer && 'issues' in answer ? answer : undefined;
  return errorsOf(form, refusal, settled, numberLocale(), (issue, place) =>
    issueInWords(issue, content, errorTexts, place),
  );
}

/** Returns in one text what is wrong with the fields, or else why there is no result. */
export function faultIn({ issues, others }: Errors, form: Form, { message }: Refusal): string {
  if (issues.length > 0) return inOneText(issues.map((issue) => issue.message));
  const empty = form.isReady ? [] : emptyFields(form.active, form.meant);
  if (empty.length > 0) return t('Still empty: {fields}', { fields: titlesOf(empty) });
  return others || t(message);
}

function titlesOf(fields: readonly Field[]): string {
  return formatList(fields.map(({ title }) => title));
}

/** Returns the names of the fields of a request whose value is assumed. */
export function assumedIn({ assumed }: Form, request: Request): readonly string[] {
  return assumed.flatMap(({ name }) => (Object.hasOwn(request, name) ? name : []));
}

/** What a form around an element submits, and why it cannot be submitted yet. */
export interface Submission {
  /** The request without what is assumed; `undefined` while there is none of the visitor's. */
  readonly request: Request | undefined;
  /** Names needed fields that are assumed, once the visitor has typed in others. */
  readonly fault: string;
}

/** Returns what a form around an element submits of a request that has a result. */
export function submissionOf(form: Form, request: Request): Submission {
  const missing = form.assumed.filter(({ isNeeded }) => isNeeded);
  if (form.isExample) return { request: undefined, fault: '' };
  if (missing.length > 0) {
    const fault = t('Enter your own value: {fields}', { fields: titlesOf(missing) });
    return { request: undefined, fault };
  }
  const assumed = assumedIn(form, request);
  const own = Object.entries(request).filter(([name]) => !assumed.includes(name));
  return { request: Object.fromEntries(own), fault: '' };
}
