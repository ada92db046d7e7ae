import { type ComponentChild, hydrate, options, render } from 'preact';
import { installation } from '../../browser/installation.ts';
import { scriptLost } from '../../browser/load-script.ts';
import { nextTask } from '../../browser/pause.ts';
import { markEarlyTexts } from '../../components/form/use-early-input.ts';
import { pathIn } from '../../language/languages.ts';
import { pageLanguage } from '../../language/page-language.ts';
import {
  languageToOffer,
  lastLanguage,
  rememberChoice,
  rememberLanguage,
} from '../../language/visitor-language.ts';
import { enterKept } from './kept-controls.ts';
import { ReloadNotice } from './reload-notice.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * Hydrates the header of the page, and parts of its content by element id. Each has a task of its
 * own, and so has what it then renders for the visitor.
 */
export async function hydratePage(parts: Readonly<Record<string, ComponentChild>>): Promise<void> {
  addEventListener(scriptLost, () => renderAt('update', <ReloadNotice />));
  options.debounceRendering = (renderAll) => {
    nextTask().then(renderAll);
  };
  const header = <SiteHeader path={location.pathname} />;
  for (const [id, part] of Object.entries({ header, ...parts })) {
    const place = document.getElementById(id);
    if (!place) continue;
    await nextTask();
    markEarlyTexts(place);
    hydrate(part, place);
  }
  // The parts show what the address has first.
  await nextTask();
  enterKept();
  delete options.debounceRendering;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    // Keeps the inputs of a form, which are in the hash.
    link.addEventListener('click', () => {
      link.hash = location.hash;
      rememberChoice(link.hreflang);
    });
  }
  const { pathname } = location;
  rememberLanguage(pathname, pageLanguage());
  if (pathIn('de', pathname) === undefined) leadBack();
  offerLanguage(pathname);
  showWorker();
}

/**
 * Lets the links of an English-only page lead to pages in the language that the visitor came from.
 */
function leadBack(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#header a, footer a')) {
    const path = pathIn(lastLanguage(), link.pathname);
    if (path !== undefined) link.pathname = path;
  }
}

/** Loads the offer on demand, since few visits need it. */
async function offerLanguage(path: string): Promise<void> {
  const language = languageToOffer(path, pageLanguage());
  const address = language && pathIn(language, path);
  const place = document.getElementById('language-offer');
  if (!address || !place) return;
  const { LanguageOffer } = await import('./language-offer.tsx');
  render(<LanguageOffer language={language} address={address} />, place);
}

/** Installs the worker, and loads what tells of it once it is there, or cannot be. */
async function showWorker(): Promise<void> {
  const { status } = await installation();
  const { OfflineStatus, UpdateNotice } = await import('./worker-parts.ts');
  renderAt('offline', <OfflineStatus isControlled={status === 'controlled'} />);
  // To reload the page is more urgent.
  if (!document.querySelector('#update [role=alert]')) renderAt('update', <UpdateNotice />);
}

function renderAt(id: string, part: ComponentChild): void {
  const place = document.getElementById(id);
  if (place) render(part, place);
}

/** Returns the data that was built into the page under this id. */
export function dataOf<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
