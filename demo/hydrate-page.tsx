import { type ComponentChild, hydrate } from 'preact';
import { OfflineStatus } from './components/offline-status.tsx';
import { SiteHeader } from './components/site-header.tsx';

/** Hydrates the header and the footer of the page, and parts of its content by element id. */
export function hydratePage(parts: Readonly<Record<string, ComponentChild>>): void {
  const header = <SiteHeader path={location.pathname} />;
  const offline = <OfflineStatus />;
  for (const [id, part] of Object.entries({ header, offline, ...parts })) {
    const place = document.getElementById(id);
    if (place) hydrate(part, place);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    // Keeps the inputs of a form, which are in the hash.
    link.addEventListener('click', () => {
      link.hash = location.hash;
    });
  }
}

/** Returns the data that was built into the page under this id. */
export function dataOf<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
