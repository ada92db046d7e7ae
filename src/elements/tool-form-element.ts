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
 * An element with the form of a tool and its result. With a slug, such as
 * `ToolFormElement<'bmi-calculator'>`, the request and the result are those of the tool.
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
  /** The result of the form, or `null` while it has none. */
  readonly result: ToolFormResult<Slug> | null;
  /** The request that has a result as JSON, or an empty text. */
  get value(): string;
  set value(json: string | null);
  /** The name of the tag. */
  readonly type: string;
  /** The form around the element, or the one that its attribute `form` names. */
  readonly form: HTMLFormElement | null;
  /** The labels of the element in the page. */
  readonly labels: NodeList;
  /** Whether the form has a result. */
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
  /** Fills in the form as it was at first. */
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
