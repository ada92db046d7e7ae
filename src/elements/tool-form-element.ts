import type { InvalidDetail, ResultDetail } from './events.ts';
import type { ToolFormRequest, ToolFormResult } from './tools-of-templates.ts';

/** The events of an element besides those of HTML. Both bubble. */
export interface ToolFormEventMap<Slug extends string = string>
  extends Omit<HTMLElementEventMap, 'tool-result'> {
  /** The form has another result. */
  readonly 'tool-result': CustomEvent<ResultDetail<Slug>>;
  /** The tool refuses the request, or the form is incomplete. */
  readonly 'tool-invalid': CustomEvent<InvalidDetail>;
}

/**
 * The form of a tool and its result. `defineToolForm()` defines it. With a slug, such as
 * `ToolFormElement<'bmi-calculator'>`, the request and the result are those of the tool.
 *
 * @slot - Shown until the script runs, and if there is no such tool.
 * @slot title - Above the form.
 * @slot note - Below the form and its result.
 *
 * @csspart tool - The form and its result.
 * @csspart form - The form.
 * @csspart field - A field with its label, hint and error.
 * @csspart assumed - A `field` that has the value of the example, since nobody has typed one.
 * @csspart label - The label of a field.
 * @csspart input - A control for a number, a text, a date or a time.
 * @csspart select - A list of options or of units.
 * @csspart checkbox - A control for yes or no.
 * @csspart color - The control that picks a color.
 * @csspart choice - An option of a few that are all shown.
 * @csspart checked - The `choice` that is chosen.
 * @csspart invalid - An `input` or a `select` with an error.
 * @csspart unit - The unit in a control.
 * @csspart hint - The line below a field.
 * @csspart error - The error of a field, or those of the request as a whole.
 * @csspart button - A button, such as the one that rolls dice again.
 * @csspart file - The link that opens a file.
 * @csspart result - The result, with the errors of the request as a whole.
 * @csspart assumptions - The assumed values of the result.
 * @csspart headline - The first value of the result, with its title.
 * @csspart group - A heading in the result.
 * @csspart row - A further value of the result, with its title.
 * @csspart term - The title of a value.
 * @csspart value - A value of the result.
 * @csspart table - A table in the result.
 * @csspart copy - The button that copies a value.
 * @csspart digits - A rounded number, which shows all of its digits when pressed.
 *
 * @cssstate busy - The tool computes.
 * @cssstate invalid - The form has no result, or is filled in only in part.
 *
 * @cssproperty {<color>} --tool-accent-color - What is chosen and focused.
 * @cssproperty {<color>} --tool-on-accent-color - Text on the accent.
 * @cssproperty {<color>} --tool-error-color - Errors.
 * @cssproperty {<color>} --tool-muted-color - Hints and titles of results.
 * @cssproperty {<color>} --tool-divider-color - Lines between results.
 * @cssproperty {<color>} --tool-border-color - Edges of controls.
 * @cssproperty {<color>} --tool-field-background-color - The background of controls.
 * @cssproperty {<color>} --tool-surface-color - The background of what is chosen.
 * @cssproperty {<length>} --tool-radius - Round corners.
 * @cssproperty {<length>} --tool-gap - The space between the form and its result.
 * @cssproperty {<length>} --tool-result-size - The size of the first result.
 * @cssproperty {*} --tool-code-font - The font of texts.
 */
export interface ToolFormElement<Slug extends string = string> extends HTMLElement {
  /** The slug of the tool. */
  get tool(): string;
  set tool(slug: string | null | undefined);
  /** A part of the request that the visitor neither sees nor changes, as JSON. */
  get fixed(): string;
  set fixed(request: object | string | null | undefined);
  /** The names of the fields to show. */
  get fields(): string;
  set fields(names: string | readonly string[] | null | undefined);
  /** The names of the results to show, of which the first is the headline. */
  get results(): string;
  set results(names: string | readonly string[] | null | undefined);
  /** Whether results are shown without buttons to copy them or to show all digits. */
  plain: boolean;
  /** Names the form for screen readers, instead of the name of the tool. */
  get label(): string;
  set label(label: string | null | undefined);
  /** The level of the headings in the result, 2 by default. */
  get headingLevel(): 1 | 2 | 3 | 4 | 5 | 6;
  set headingLevel(level: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** The currency of amounts of money, as an ISO 4217 code such as `EUR`. */
  get currency(): string;
  set currency(code: string | null | undefined);
  /** The name of the request in a form around the element. */
  get name(): string;
  set name(name: string | null | undefined);
  /** Whether the visitor can read and copy the form, but not change it. */
  readOnly: boolean;
  /** Whether the form cannot be used, and is left out of a form around the element. */
  disabled: boolean;
  /** The request that has a result, or `null`. */
  get request(): ToolFormRequest<Slug> | null;
  /**
   * Fills in the form with a request or the JSON of one; `null` brings back the attribute's or the
   * example. A request that equals the last one or what is in the form leaves the form as it is.
   */
  set request(request: object | string | null);
  /** The fields of the request that have the value of the example, which nobody has typed. */
  readonly assumed: readonly string[];
  /** The result of the form, or `null` while it has none. */
  readonly result: ToolFormResult<Slug> | null;
  /**
   * What a form around the element submits: the request as JSON, without assumed values and those
   * that equal their default. An empty text while the form has no result, while all of it is the
   * example, and while a needed value is assumed.
   */
  get value(): string;
  set value(json: string | null);
  /** The name of the tag. */
  readonly type: string;
  /** The form around the element, or the one that its attribute `form` names. */
  readonly form: HTMLFormElement | null;
  /** The labels of the element in the page. */
  readonly labels: NodeList;
  /** Whether the form has a result and, once the visitor has typed, nothing needed is assumed. */
  readonly validity: ValidityState;
  /** What is wrong, in the language of the element. */
  readonly validationMessage: string;
  /** Whether a form around the element checks it. */
  readonly willValidate: boolean;
  /** Fulfilled once the form has the answer to its request. */
  readonly updateComplete: Promise<void>;
  /** Whether the form has a result; if not, fires the event `invalid`. */
  checkValidity(): boolean;
  /** Like `checkValidity()`, and shows what is wrong. */
  reportValidity(): boolean;
  /** Says that the page finds something wrong; an empty text takes it back. */
  setCustomValidity(message: string): void;
  /** Moves the focus to the first field that is wrong, or to the first one. */
  focus(options?: FocusOptions): void;
  /** Fills in the form with the request that the page set last, or else the example. */
  reset(): void;
  addEventListener<Name extends keyof ToolFormEventMap<Slug>>(
    name: Name,
    listener: (this: ToolFormElement<Slug>, event: ToolFormEventMap<Slug>[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ToolFormEventMap<Slug>>(
    name: Name,
    listener: (this: ToolFormElement<Slug>, event: ToolFormEventMap<Slug>[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  // Both bubble, so that any element around may listen.
  interface GlobalEventHandlersEventMap {
    readonly 'tool-result': CustomEvent<ResultDetail>;
    readonly 'tool-invalid': CustomEvent<InvalidDetail>;
  }
  interface HTMLElementTagNameMap {
    'tool-form': ToolFormElement;
  }
}
