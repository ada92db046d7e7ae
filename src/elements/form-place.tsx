import { render, type VNode } from 'preact';
import { directionOf, inLanguage, type Language } from '../form/language/language.ts';
import { isChangedControl, tellChange } from '../form/view/changed-control.ts';
import { OwnContent } from './element-view.tsx';

/** The place of a form in a shadow tree. */
export class FormPlace {
  readonly #root: ShadowRoot;
  #place: HTMLElement | null;
  #isFromServer: boolean;

  constructor(root: ShadowRoot) {
    this.#root = root;
    this.#place = root.querySelector('.element');
    this.#isFromServer = this.#place !== null;
  }

  /** Whether it has the form that a server has rendered. */
  get isFromServer(): boolean {
    return this.#isFromServer;
  }

  /** Shows a form. */
  show(language: Language, view: () => VNode): void {
    const place = this.#place ?? this.#newPlace();
    inLanguage(language, () => {
      if (this.#isFromServer) this.#takeOver(place, view());
      else render(view(), place);
    });
    place.className = 'element';
    place.lang = language.code;
    place.dir = directionOf(language.code);
  }

  /** Shows what is in the tag, unless there is a form from the server. */
  showContent(): void {
    if (this.#isFromServer) return;
    const place = this.#place ?? this.#newPlace();
    render(<OwnContent />, place);
    place.className = '';
  }

  /** Removes what may have been rendered in part, and shows what is in the tag. */
  clear(): void {
    this.#place?.remove();
    this.#place = null;
    this.#isFromServer = false;
    this.showContent();
  }

  #newPlace(): HTMLElement {
    const made = this.#root.ownerDocument.createElement('div');
    this.#root.append(made);
    this.#place = made;
    return made;
  }

  /** Keeps the form of the server, with what the visitor has typed into it. */
  #takeOver(place: HTMLElement, view: VNode): void {
    this.#isFromServer = false;
    const controls = [...place.querySelectorAll<Control>('input, select, textarea')];
    const restores = controls.filter(isChangedControl).map((control) => restoring(control));
    // Unlike `hydrate()`, it compares attributes and values with those of the form, since the state
    // may be another one than the server had.
    render(view, place);
    // The element has style sheets of its own.
    this.#root.querySelector('style')?.remove();
    for (const restore of restores) restore();
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a function that restores what the visitor has typed or chosen, as if it were now. */
function restoring(control: Control): () => void {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    return () => {
      control.value = value;
      tellChange(control);
    };
  }
  const { selectionStart, selectionEnd } = control;
  const isChecked = control instanceof HTMLInputElement && control.checked;
  return () => {
    control.value = value;
    if (control instanceof HTMLInputElement) control.checked = isChecked;
    if (selectionStart !== null && control.matches(':focus')) {
      control.setSelectionRange(selectionStart, selectionEnd);
    }
    tellChange(control);
  };
}
