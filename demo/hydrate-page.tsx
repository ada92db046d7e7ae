import { type ComponentChild, hydrate } from 'preact';
import { SiteHeader } from './components/site-header.tsx';

/** Hydrates the header of a page, and parts of its content by the id of their element. */
export function hydratePage(parts: Readonly<Record<string, ComponentChild>>): void {
  const header = <SiteHeader path={location.pathname} />;
  for (const [id, part] of Object.entries({ header, ...parts })) {
    const place = document.getElementById(id);
    if (place) hydrate(part, place);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    // What a form holds comes along.
    link.addEventListener('click', () => {
      link.hash = location.hash;
    });
  }
}

/** Returns the data that was built into the page under this id. */
export function dataOf<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
