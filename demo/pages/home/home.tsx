import { Finder } from '../../search/finder.tsx';
import { hydratePage } from '../frame/hydrate-page.tsx';
import { KeptTools, type Names } from './kept-tools.tsx';
import { LiveExample } from './live-example.tsx';

hydratePage({
  finder: <Finder id="search" />,
  kept: <KeptTools names={namesOnPage()} />,
  example: <LiveExample />,
});

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
