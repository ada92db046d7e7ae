/** What an element says to the form around it. */
export interface ControlStatus {
  /** What a form around it submits; `null` if there is nothing to submit. */
  readonly value: string | null;
  /** What a browser keeps of it while the visitor is on another page. */
  readonly kept: string;
  /** What is wrong; an empty text if nothing is. */
  readonly fault: string;
  /** Whether the value is still being computed. */
  readonly isBusy: boolean;
}

/** The part that an element takes in a form around it, and in the styles of its page. */
export class FormControl {
  readonly #internals: ElementInternals;
  readonly #anchor: () => HTMLElement | undefined;
  #fault = '';
  /** What the page says is wrong. */
  #custom = '';

  /** `anchor` returns the control at which a browser says what is wrong. */
  constructor(internals: ElementInternals, anchor: () => HTMLElement | undefined) {
    this.#internals = internals;
    this.#anchor = anchor;
  }

  tell({ value, kept, fault, isBusy }: ControlStatus): void {
    this.#internals.setFormValue(value, kept);
    this.#fault = fault;
    this.#validate();
    this.#setState('busy', isBusy);
  }

  setCustomValidity(message: string): void {
    this.#custom = message;
    this.#validate();
  }

  #validate(): void {
    const fault = this.#custom || this.#fault;
    const flags = fault ? { customError: true } : {};
    this.#internals.setValidity(flags, fault, fault ? this.#anchor() : undefined);
    this.#setState('invalid', fault !== '');
  }

  #setState(name: string, isSet: boolean): void {
    // Missing before Safari 17.4 and Firefox 126.
    const { states }: Partial<ElementInternals> = this.#internals;
    if (isSet) states?.add(name);
    else states?.delete(name);
  }
}
