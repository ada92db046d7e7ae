import { type Answer, answerOf } from '../form/answer.ts';
import { type Field, fieldsOf } from '../form/fields.ts';
import type { Request } from '../form/inputs.ts';
import { inLanguage, type Language } from '../form/language/language.ts';
import {
  type Form,
  type FormState,
  formOf,
  noAnswer,
  type Unseen,
  unseenIn,
} from '../form/state.ts';
import { contentOf, type ToolContent } from '../form/tool-content.ts';
import type { Tool } from '../tool.ts';
import type { Settings } from './settings.ts';

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
