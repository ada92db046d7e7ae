import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../language.ts';
import { useLoaded } from './use-loaded.ts';

interface Properties {
  readonly id: string;
  /** Whether the search is in a dialog. It then takes the focus, and shows some tools before a search. */
  readonly isDialog?: boolean;
}

/** Loads the catalog and its search on demand, since few visits need them. */
const loadFound = async () => {
  const { Found, loadTools } = await import('./found.tsx');
  return { Found, tools: await loadTools() };
};

const longestQuery = 200;

/** A search for tools and guides. The arrow keys move through the results, and Enter opens one. */
export function Finder({ id, isDialog = false }: Properties) {
  const [query, setQuery] = useState('');
  // The typed text is painted first, and the results after that.
  const [searched, setSearched] = useState(query);
  useEffect(() => setSearched(query), [query]);
  const [isWanted, setWanted] = useState(isDialog);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A later effect would miss text that is typed immediately.
  useLayoutEffect(() => {
    if (isDialog) input.current?.focus();
  }, [isDialog]);
  const found = useLoaded(isWanted ? loadFound : undefined);
  const isSearch = searched.trim() !== '';

  /** Acts once the results for the whole query are shown. */
  const afterSearch = async (act: () => void) => {
    setSearched(query);
    if (!found) await loadFound();
    setTimeout(act);
  };
  // An answer without a page is complete, so that Enter opens nothing else.
  const openFirst = () =>
    afterSearch(() => box.current?.querySelector<HTMLElement>('.asked p, a')?.click());
  const focusNext = (step: number) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const place = stops.findIndex((stop) => stop.matches(':focus'));
    stops[place + step]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      if (query.trim() !== '') openFirst();
    }
    if (event.key === 'Escape' && query.trim() !== '') {
      event.preventDefault();
      setQuery('');
      input.current?.focus();
    }
    if (!step) return;
    event.preventDefault();
    afterSearch(() => focusNext(step));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside.
    <div class={isSearch ? 'finder searching' : 'finder'} ref={box} onKeyDown={move}>
      <search>
        <label class="hidden" for={id}>
          {t('Search the tools and guides')}
        </label>
        <input
          id={id}
          ref={input}
          type="search"
          autocomplete="off"
          spellcheck={false}
          maxLength={longestQuery}
          placeholder={t('Search or ask: 15% of 80, mortgage, #ff5733 …')}
          value={query}
          onFocus={() => setWanted(true)}
          onInput={(event) => {
            setWanted(true);
            setQuery(event.currentTarget.value);
          }}
        />
      </search>
      {found && (isSearch || isDialog) && <found.Found tools={found.tools} query={searched} />}
    </div>
  );
}
