export type { Dictionary, ElementLanguage, PluralForms } from '../form/language/language.ts';
export { defineToolForm } from './define-tool-form.ts';
export type { InvalidDetail, InvalidIssue, ResultDetail } from './events.ts';
export { issueTexts } from './issue-texts.ts';
export type { ToolFormOptions } from './options.ts';
export type { ToolFormElement, ToolFormEventMap } from './tool-form-element.ts';
// All of it, since only such modules can be added to.
export type * from './tools-of-templates.ts';
