import { Finder } from './components/finder.tsx';
import { KeptTools, type Names } from './components/kept-tools.tsx';
import { LiveExample } from './components/live-example.tsx';
import { hydratePage } from './hydrate-page.tsx';

hydratePage({
  finder: <Finder id="search" />,
  kept: <KeptTools names={namesOnPage()} />,
  example: <LiveExample />,
});

/** The names of the tools, by their slug, as the page lists them. */
function namesOnPage(): Names {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.family a')];
  return Object.fromEntries(
    links.map((link) => [
      link.pathname.split('/').at(-2) ?? '',
      link.querySelector('strong')?.textContent ?? '',
    ]),
  );
}
