import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { localized } from '../../language/page-language.ts';
import { Finder } from '../../search/finder.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The header of every page, with navigation, search and a choice of theme. */
export function SiteHeader({ path }: { readonly path: string }) {
  const { dialog, isOpen, look, find } = useSearchDialog();
  useSearchKeys(find);
  return (
    <>
      <a class="skip" href="#main">
        {t('Skip to content')}
      </a>
      <div class="bar">
        <a class="brand" href={localized('/')}>
          <Mark /> Toolworker
        </a>
        <SiteLinks path={path} />
        <button type="button" class="search" aria-keyshortcuts="Control+K Meta+K /" onClick={find}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M11 5a6 6 0 1 0 .01 0M15.5 15.5 20 20" />
          </svg>
          {t('Search')} <kbd>/</kbd>
        </button>
        <ThemeChoice />
      </div>
      <dialog ref={dialog} aria-label={t('Search')} onClose={look}>
        {isOpen && (
          <>
            <button type="button" class="quiet close" onClick={() => dialog.current?.close()}>
              {t('Close')}
            </button>
            <Finder id="find" isDialog />
          </>
        )}
      </dialog>
    </>
  );
}

function useSearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    dialog,
    isOpen,
    /** A key may have opened it again before the browser reports that it was closed. */
    look: () => setOpen(dialog.current?.open === true),
    /** Moves the focus to the search of the home page, or else opens the dialog. */
    find: () => {
      const onHome = document.querySelector<HTMLInputElement>('#search');
      if (onHome) {
        onHome.focus();
        onHome.select();
        return;
      }
      setOpen(true);
      dialog.current?.showModal();
    },
  };
}

function useSearchKeys(find: () => void): void {
  // A later effect would miss a key that is pressed immediately.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isChord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !isTyping(event.target);
      if (!isChord && !isSlash) return;
      event.preventDefault();
      find();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** The links to the parts of the site: in the header or, on a phone, in the footer. */
export function SiteLinks({ path }: { readonly path: string }) {
  const here = (target: string) => (target === path ? { 'aria-current': 'page' as const } : {});
  const isGuide = path.startsWith('/docs/') && path !== '/docs/';
  return (
    <nav aria-label={t('Site')}>
      <a href={localized('/')} {...here(localized('/'))}>
        {t('Tools')}
      </a>
      <a href={localized('/tables/')} {...here(localized('/tables/'))}>
        {t('Tables')}
      </a>
      <a href="/docs/" {...(isGuide ? { 'aria-current': true } : here('/docs/'))}>
        {t('Guides')}
      </a>
      <a href="/console/" {...here('/console/')}>
        {t('API')}
      </a>
    </nav>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" class="mark" />
      <path d="M9 10h14M16 10v13M9 23h14" class="mark-line" />
    </svg>
  );
}
