import catalogue from 'virtual:catalogue';
import { type ComponentChild, hydrate } from 'preact';
import { SiteHeader } from './components/site-header.tsx';

/** Brings the header of a page to life, and parts of its content, by the id of their place. */
export function hydratePage(parts: Readonly<Record<string, ComponentChild>>): void {
  const header = <SiteHeader catalogue={catalogue} path={location.pathname} />;
  for (const [id, part] of Object.entries({ header, ...parts })) {
    const place = document.getElementById(id);
    if (place) hydrate(part, place);
  }
}

/** The data that the page was built with. */
export function dataOf<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
