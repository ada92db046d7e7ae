import type { InvalidDetail, ResultDetail } from './events.ts';

type Values = Readonly<Record<string, unknown>>;

/** The events of an element besides those of HTML. Both bubble. */
export interface ToolFormEventMap extends HTMLElementEventMap {
  /** The form has another result. */
  readonly result: CustomEvent<ResultDetail>;
  /** The tool refuses the request, or the form is incomplete. */
  readonly invalid: CustomEvent<InvalidDetail>;
}

/** An element with the form of a tool and its result. */
export interface ToolFormElement extends HTMLElement {
  /** The request that has a result, or `null`. */
  get request(): Values | null;
  /**
   * Fills in the form with a request or the JSON of one; `null` brings back the attribute's or the
   * example. A request that equals the last one or what is in the form leaves the form as it is.
   */
  set request(request: object | string | null);
  /** The result of the form, or `null` while it has none. */
  readonly result: Values | null;
  /** Fills in the form as it was at first. */
  reset(): void;
  addEventListener<Name extends keyof ToolFormEventMap>(
    name: Name,
    listener: (this: ToolFormElement, event: ToolFormEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ToolFormEventMap>(
    name: Name,
    listener: (this: ToolFormElement, event: ToolFormEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tool-form': ToolFormElement;
  }
}
