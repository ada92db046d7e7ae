import { hydrate } from 'preact';
import { Finder } from '../../search/finder.tsx';
import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { KeptTools, type Names } from './kept-tools.tsx';
import type { ToolOfQuestion } from './questions.ts';

hydratePage({
  finder: <Finder id="search" />,
  kept: <KeptTools names={namesOnPage()} />,
});

const example = document.getElementById('example');
if (example) onUse(example, () => hydrateExample(example));

/** Calls back once, as soon as the visitor turns to a part of the page. */
function onUse(place: HTMLElement, begin: () => void): void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const once = () => {
    controller.abort();
    begin();
  };
  for (const type of ['pointerover', 'focusin']) place.addEventListener(type, once, options);
}

/** Loads the form of the example on demand, since the page has its first answer. */
async function hydrateExample(place: HTMLElement): Promise<void> {
  const { LiveExample } = await import('./live-example.tsx');
  hydrate(<LiveExample tools={dataOf<readonly ToolOfQuestion[]>('questions')} />, place);
}

/** Returns the names of the tools that the page lists, by slug. */
function namesOnPage(): Names {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.family a')];
  return Object.fromEntries(
    links.map((link) => [
      link.pathname.split('/').at(-2) ?? '',
      link.querySelector('strong')?.textContent ?? '',
    ]),
  );
}
