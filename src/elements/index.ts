export { defineToolForm } from './define-tool-form.ts';
export type { InvalidDetail, ResultDetail } from './events.ts';
export type { Dictionary, PluralForms } from './language.ts';
export type { ElementLanguage, ToolFormOptions } from './options.ts';
export type { ToolFormElement, ToolFormEventMap } from './tool-form-element.ts';
