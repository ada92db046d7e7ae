import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import { isToolError } from '../tool-error.ts';
import { type Errors, splitErrors } from './errors/errors.ts';
import { type Field, fieldsOf } from './form-fields.ts';
import {
  exampleInputs,
  type Inputs,
  inputsOf,
  inputsWith,
  type Request,
  shownFields,
} from './inputs.ts';
import { isReady, requestOf } from './request.ts';
import type { ToolContent } from './tool-content.ts';

/** A request with the answer of the tool, or with what is wrong. */
export type Answer =
  | { readonly request: Request; readonly result: Readonly<Record<string, unknown>> }
  | { readonly request: Request; readonly message: string; readonly errors: Errors };

/** What the visitor has done to a form. */
export interface FormState {
  readonly inputs: Inputs;
  /** The fields in which the visitor has typed. */
  readonly touched: readonly string[];
}

/** What the page says of a form. */
export interface FormSettings {
  /** Fills in the form, instead of the tool's example. */
  readonly given: Request | undefined;
  /** The part of the request that the visitor does not change. */
  readonly fixed: Request;
  /** The names of the fields to show; without them, all. */
  readonly names: readonly string[] | undefined;
}

/** A form with its inputs. */
export interface Form extends FormState {
  readonly fields: readonly Field[];
  /** The fields of the request; a choice may make others needless. */
  readonly asked: readonly Field[];
  /** The fields that the visitor sees. */
  readonly shown: readonly Field[];
}

/** Returns the state of a form with a request, or else with the example of the tool. */
export function startingState(content: ToolContent, given: Request | undefined): FormState {
  const inputs = given ? inputsWith(content, given) : exampleInputs(fieldsOf(content));
  return { inputs, touched: [] };
}

/** Returns the form. A field that is not shown has what the page gives it, or else its default. */
export function formOf(
  content: ToolContent,
  { inputs, touched }: FormState,
  { given, fixed, names }: FormSettings,
): Form {
  const fields = fieldsOf(content);
  const isShown = ({ name }: Field) =>
    !Object.hasOwn(fixed, name) && (names?.includes(name) ?? true);
  const hidden = fields.filter((field) => !isShown(field));
  const unseen = inputsWith(content, { ...given, ...fixed });
  const all = { ...inputs, ...inputsOf(hidden, ({ name }) => ownProperty(unseen, name) ?? '') };
  const asked = shownFields(fields, all);
  return {
    fields,
    asked,
    shown: asked.filter(isShown),
    inputs: all,
    // Nobody is about to fill them in.
    touched: [...touched, ...hidden.map(({ name }) => name)],
  };
}

/** Returns the request of a form, or `undefined` while it is not ready to be sent. */
export function readyRequest(form: Form, fixed: Request): Request | undefined {
  const { asked, inputs, touched } = form;
  return isReady(asked, inputs, touched) ? requestWith(form, fixed) : undefined;
}

function requestWith({ asked, inputs }: Form, fixed: Request): Request {
  return { ...requestOf(asked, inputs), ...fixed };
}

/** Returns what stands for an answer while a form is not ready to be sent. */
export function noAnswer(form: Form, fixed: Request): Answer {
  const errors = { ofFields: {}, others: '' };
  return { request: requestWith(form, fixed), message: 'The form is incomplete.', errors };
}

/** Resolves to the answer of a tool to a request. */
export async function answerOf(
  tool: Tool,
  { shown }: Form,
  request: Request,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { request, result: { ...(await tool.run(request, { signal })) } };
  } catch (error) {
    // A tool may throw anything when its request is aborted.
    if (!isToolError(error) && !signal.aborted) reportError(error);
    const message = isToolError(error) ? error.message : 'There is a fault in this tool.';
    const names = shown.map(({ name }) => name);
    return { request, message, errors: splitErrors(message, names, request) };
  }
}
