import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../language.ts';
import { useLoaded } from './use-loaded.ts';

interface Properties {
  readonly id: string;
  /** In a dialog: takes the focus, and shows some tools before anything is searched for. */
  readonly isDialog?: boolean;
}

/** The catalogue and its search come when they are wanted, since few visits need them. */
const loadFound = async () => {
  const { Found, loadTools } = await import('./found.tsx');
  return { Found, tools: await loadTools() };
};

const longestQuery = 200;

/** A search over tools and guides. The arrow keys go through what it finds, Enter opens it. */
export function Finder({ id, isDialog = false }: Properties) {
  const [query, setQuery] = useState('');
  // What was typed is painted first, and what it finds after that.
  const [searched, setSearched] = useState(query);
  useEffect(() => setSearched(query), [query]);
  const [isWanted, setWanted] = useState(isDialog);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A later effect would miss what is typed at once.
  useLayoutEffect(() => {
    if (isDialog) input.current?.focus();
  }, [isDialog]);
  const found = useLoaded(isWanted ? loadFound : undefined);
  const isSearch = searched.trim() !== '';

  /** Waits until the results for all that was typed are shown, then acts on them. */
  const afterSearch = async (act: () => void) => {
    setSearched(query);
    if (!found) await loadFound();
    setTimeout(act);
  };
  const openFirst = () => afterSearch(() => box.current?.querySelector('a')?.click());
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields within.
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
          placeholder={t('Search: how old am I, mortgage, hex …')}
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
