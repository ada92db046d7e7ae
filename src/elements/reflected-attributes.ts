import type { HeadingLevel } from '../form/view/presentation.ts';
import { headingLevelIn, jsonOf } from './attributes.ts';
import type { ToolFormElement } from './tool-form-element.ts';

type Text = string | null | undefined;
type Names = readonly string[] | Text;

/** The properties of an element that reflect its attributes. */
export type ReflectedAttributes = Pick<
  ToolFormElement,
  | 'tool'
  | 'fixed'
  | 'fields'
  | 'results'
  | 'currency'
  | 'name'
  | 'label'
  | 'headingLevel'
  | 'plain'
  | 'readOnly'
  | 'disabled'
>;

/** Returns a class of elements whose attributes are properties. Only browsers have elements. */
export function reflectedAttributes(): new () => HTMLElement & ReflectedAttributes {
  return class extends HTMLElement implements ReflectedAttributes {
    get tool(): string {
      return textIn(this, 'tool');
    }

    set tool(slug: Text) {
      setText(this, 'tool', slug);
    }

    get fixed(): string {
      return textIn(this, 'fixed');
    }

    set fixed(request: object | Text) {
      setText(this, 'fixed', typeof request === 'object' ? jsonOf(request) : request);
    }

    get fields(): string {
      return textIn(this, 'fields');
    }

    set fields(names: Names) {
      setText(this, 'fields', listed(names));
    }

    get results(): string {
      return textIn(this, 'results');
    }

    set results(names: Names) {
      setText(this, 'results', listed(names));
    }

    get currency(): string {
      return textIn(this, 'currency');
    }

    set currency(code: Text) {
      setText(this, 'currency', code);
    }

    get name(): string {
      return textIn(this, 'name');
    }

    set name(name: Text) {
      setText(this, 'name', name);
    }

    get label(): string {
      return textIn(this, 'label');
    }

    set label(label: Text) {
      setText(this, 'label', label);
    }

    get headingLevel(): HeadingLevel {
      return headingLevelIn(this.getAttribute('headinglevel'));
    }

    set headingLevel(level: HeadingLevel | null | undefined) {
      setText(this, 'headinglevel', level?.toString());
    }

    get plain(): boolean {
      return this.hasAttribute('plain');
    }

    set plain(isPlain: boolean) {
      this.toggleAttribute('plain', isPlain);
    }

    get readOnly(): boolean {
      return this.hasAttribute('readonly');
    }

    set readOnly(isReadOnly: boolean) {
      this.toggleAttribute('readonly', isReadOnly);
    }

    get disabled(): boolean {
      return this.hasAttribute('disabled');
    }

    set disabled(isDisabled: boolean) {
      this.toggleAttribute('disabled', isDisabled);
    }
  };
}

function textIn(element: Element, name: string): string {
  return element.getAttribute(name) ?? '';
}

function setText(element: Element, name: string, value: Text): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function listed(names: Names): Text {
  return typeof names === 'string' ? names : names?.join(' ');
}
