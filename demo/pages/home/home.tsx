import type { AnsweredQuery } from '../../search/answer-to-query.tsx';
import { Finder } from '../../search/finder.tsx';
import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { KeptTools, type ListedTools } from './kept-tools.tsx';

hydratePage({
  finder: <Finder id="search" start={dataOf<AnsweredQuery>('start')} />,
  kept: <KeptTools tools={toolsOnPage()} />,
});

/** Returns the tools that the page lists, by slug. */
function toolsOnPage(): ListedTools {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.family a')];
  return Object.fromEntries(
    links.map((link) => [
      link.pathname.split('/').at(-2) ?? '',
      {
        name: link.textContent ?? '',
        category: link.closest<HTMLElement>('.family')?.dataset.category ?? '',
      },
    ]),
  );
}
