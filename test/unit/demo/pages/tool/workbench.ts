import { h, hydrate, render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { expect, vi } from 'vitest';
import { FormPartsContext } from '../../../../../demo/components/form/form-parts.ts';
import { Workbench } from '../../../../../demo/pages/tool/workbench.tsx';
import { loadFormParts } from '../../../../../demo/tools/load-page.ts';
import { eventually } from '../../../../support/eventually.ts';
import { pageFor } from '../../page.ts';

export const page = document.createElement('main');

// happy-dom lacks it, so that each choice would look as if the visitor had made it before the
// script was ready.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});

// happy-dom sends this event whenever `history` changes the hash, which browsers do not.
addEventListener('hashchange', (event) => event.stopImmediatePropagation());

/**
 * Opens the page of a tool, with inputs from the hash of the path, in a browser with this language.
 * Returns the HTML before the script starts.
 */
export async function open(path: string, language = 'en-US'): Promise<string> {
  const [slug = '', hash = ''] = path.split(/(?=#)/);
  render(null, page);
  document.body.append(page);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  history.replaceState(null, '', `${location.pathname}${hash}`);
  const tool = pageFor(slug);
  const workbench = h(FormPartsContext.Provider, {
    value: await loadFormParts(tool.slug),
    children: h(Workbench, { tool }),
  });
  const html = renderToString(workbench);
  page.innerHTML = html;
  // happy-dom overlooks some selected options, as those within a group.
  for (const option of page.querySelectorAll<HTMLOptionElement>('option[selected]')) {
    option.selected = true;
  }
  act(() => hydrate(workbench, page));
  return html;
}

/** Leaves the page, and forgets what the browser has stored. */
export async function leave(): Promise<void> {
  render(null, page);
  await vi.dynamicImportSettled();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  delete document.documentElement.dataset.numbers;
  vi.restoreAllMocks();
}

const spaced = (text = '') => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

const blocks = new Set(
  'TD TH DT DD LI P DIV H2 H3 LABEL LEGEND BUTTON SUMMARY FIGCAPTION'.split(' '),
);

/**
 * Returns the texts of the page's elements, with a space between blocks, and without the buttons
 * for copying.
 */
export function textOf(selector: string, within: ParentNode = page): readonly string[] {
  return [...within.querySelectorAll(selector)].map(spokenText);
}

/** Returns the text of an element as a screen reader speaks it. */
const spokenText = (element: Element): string => spaced(spokenWithin(element));

/** A copy of the page without what is silent would take happy-dom most of the time of a test. */
function spokenWithin({ childNodes }: Element): string {
  const texts = Array.from(childNodes, (child) => {
    if (!(child instanceof Element)) return child instanceof Text ? child.data : '';
    if (child.matches('button.copy, [aria-hidden=true]')) return '';
    const text = spokenWithin(child);
    return blocks.has(child.tagName) ? ` ${text} ` : text;
  });
  return texts.join('');
}

/**
 * Returns the texts that are shown under a name: the definition of a term, or the cells of a row.
 */
export function under(name: string, within: ParentNode = page): readonly string[] {
  const terms = [...within.querySelectorAll('dt, th[scope=row]')];
  const named = terms.find((term) => spokenText(term) === name);
  if (!named) throw new Error(`There is no ${name}, but ${terms.map(spokenText).join(', ')}.`);
  return textOf(':scope > dd, :scope > td', named.parentElement ?? page);
}

export const headline = () => textOf('.headline .value')[0];

/** Waits until the page shows all these texts. */
export async function see(...texts: readonly string[]): Promise<void> {
  await eventually(() => {
    const shown = spaced(document.body.textContent) + textOf('main > *').join(' ');
    for (const text of texts) expect(shown).toContain(text);
  });
}

function nameOf(element: Element): string {
  const label = page.querySelector(`label[for="${element.id || '-'}"]`) ?? element.closest('label');
  return spaced(element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '');
}

/** Returns the control with this id, selector or name, or whose name begins so. */
export function control(name: string, within: ParentNode = page): HTMLInputElement {
  const all = [
    ...within.querySelectorAll<HTMLInputElement>('input, select, textarea, button, a, summary'),
  ];
  const found =
    within.querySelector<HTMLInputElement>(name.includes('[') ? name : `[id="${name}"]`) ??
    all.find((each) => nameOf(each) === name) ??
    all.find((each) => nameOf(each).startsWith(name));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** Types into a control, or chooses an option by its label. */
export function type(name: string, text: string, within: ParentNode = page): void {
  const element = control(name, within);
  const options = [...element.querySelectorAll('option')];
  element.value = options.find(({ textContent }) => textContent === text)?.value ?? text;
  for (const event of ['input', 'change']) {
    act(() => void element.dispatchEvent(new Event(event, { bubbles: true })));
  }
}

export function press(name: string, within: ParentNode = page): void {
  act(() => control(name, within).click());
}

export const typedIn = (name: string) => control(name).value;

/** The request of the form, as the link to embed it passes it on. */
export function requested(): string {
  const { hash } = page.querySelector<HTMLAnchorElement>('a[href*="/embed/"]') ?? { hash: '' };
  return decodeURIComponent(hash.replaceAll('+', ' '));
}

export const hashOf = () => decodeURIComponent(location.hash.replaceAll('+', ' '));

export const linked = (hash: string) => eventually(() => expect(hashOf()).toBe(hash));
