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

/** What an element has of a form around it, and of the styles of its page. */
interface Internals extends Omit<ElementInternals, 'states'> {
  /** Missing before Safari 17.4 and Firefox 126. */
  readonly states?: CustomStateSet;
}

/**
 * Returns the internals of an element. Simulated pages lack them, as happy-dom does, or their part
 * in forms, as jsdom does. There, they are those of a control in no form.
 */
export function internalsOf(element: HTMLElement): Internals {
  const internals: Partial<ElementInternals> = element.attachInternals?.() ?? {};
  if (hasForm(internals)) return internals;
  const control = element.ownerDocument.createElement('button');
  return Object.assign(control, {
    setFormValue: () => {},
    setValidity: (_: ValidityStateFlags, message = '') => control.setCustomValidity(message),
  });
}

function hasForm(internals: Partial<ElementInternals>): internals is ElementInternals {
  return 'setFormValue' in internals;
}

/** The part that an element takes in a form around it, and in the styles of its page. */
export class FormControl {
  readonly #internals: Internals;
  readonly #anchor: () => HTMLElement | undefined;
  #fault = '';
  /** What the page says is wrong. */
  #custom = '';

  /** `anchor` returns the control at which a browser says what is wrong. */
  constructor(internals: Internals, anchor: () => HTMLElement | undefined) {
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
    const { states } = this.#internals;
    if (isSet) states?.add(name);
    else states?.delete(name);
  }
}
