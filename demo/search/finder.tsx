import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../src/form/language/language.ts';
import { useLoaded } from '../components/basic/use-loaded.ts';
import { type AnsweredQuery, AnswerToQuery } from './answer-to-query.tsx';
import { examples, typedExample } from './examples.ts';

interface Properties {
  readonly id: string;
  /**
   * Whether the search is in a dialog. It then takes the focus, and shows some tools before a
   * search.
   */
  readonly isDialog?: boolean;
  /** The answer to the first example, which the home page shows before a search. */
  readonly start?: AnsweredQuery;
}

/** Loads the catalog and its search on demand, since few visits need them. */
const loadFound = async () => {
  const { Found, loadTools } = await import('./found.tsx');
  return { Found, tools: await loadTools() };
};

const longestQuery = 200;

/** A search for tools and guides. The arrow keys move through the results, and Enter opens one. */
export function Finder({ id, isDialog = false, start }: Properties) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery, searched, found, want, afterSearch } = useSearch(isDialog);
  // A later effect would miss text that is typed immediately.
  useLayoutEffect(() => {
    if (isDialog) input.current?.focus();
  }, [isDialog]);
  const isSearch = searched.trim() !== '';
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      if (query.trim() !== '') afterSearch(() => openFirst(box.current));
    }
    if (event.key === 'Escape' && query.trim() !== '') {
      event.preventDefault();
      setQuery('');
      input.current?.focus();
    }
    if (!step) return;
    event.preventDefault();
    afterSearch(() => focusNext(box.current, step));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the controls inside.
    <div class={isSearch ? 'finder searching' : 'finder'} ref={box} onKeyDown={press}>
      <SearchField id={id} element={input} query={query} onWant={want} onType={setQuery} />
      {start && (
        <Examples
          query={query}
          onChoose={(example) => {
            want();
            setQuery(example);
          }}
        />
      )}
      {start && !isSearch && <AnswerToQuery {...start} />}
      {found && (isSearch || isDialog) && <found.Found tools={found.tools} query={searched} />}
    </div>
  );
}

/** Holds the query, and loads what searches once it is wanted. */
function useSearch(isDialog: boolean) {
  const [query, setQuery] = useState('');
  // The typed text is painted first, and the results after that.
  const [searched, setSearched] = useState(query);
  useEffect(() => setSearched(query), [query]);
  const [isWanted, setWanted] = useState(isDialog);
  useLayoutEffect(() => {
    const before = isDialog ? '' : keptQuery();
    if (before === '') return;
    setQuery(before);
    setWanted(true);
  }, [isDialog]);
  const found = useLoaded(isWanted ? loadFound : undefined);
  return {
    query,
    setQuery: (typed: string) => {
      setQuery(typed);
      if (!isDialog) keepQuery(typed);
    },
    searched,
    found,
    want: () => setWanted(true),
    /** Acts once the results for the whole query are shown. */
    afterSearch: async (act: () => void) => {
      setSearched(query);
      if (!found) await loadFound();
      setTimeout(act);
    },
  };
}

/** Returns the query with which the page was left. The way back leads to it. */
function keptQuery(): string {
  const { query }: { readonly query?: unknown } = history.state ?? {};
  return typeof query === 'string' ? query : '';
}

function keepQuery(query: string): void {
  history.replaceState({ query }, '');
}

interface ExamplesProperties {
  readonly query: string;
  readonly onChoose: (example: string) => void;
}

/** Queries to try. A press fills the box with one. */
function Examples({ query, onChoose }: ExamplesProperties) {
  return (
    <section class="examples" aria-labelledby="examples">
      <h2 id="examples" class="hidden">
        {t('Examples')}
      </h2>
      {examples.map((example) => {
        const text = typedExample(example);
        return (
          <button
            key={example}
            type="button"
            aria-pressed={text === query}
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        );
      })}
    </section>
  );
}

function openFirst(box: HTMLElement | null): void {
  // An answer without a page is complete, so that Enter opens nothing else.
  box?.querySelector<HTMLElement>('.asked p, a')?.click();
}

function focusNext(box: HTMLElement | null, step: number): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const place = stops.findIndex((stop) => stop.matches(':focus'));
  stops[place + step]?.focus();
}

interface FieldProperties {
  readonly id: string;
  readonly element: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onWant: () => void;
  readonly onType: (query: string) => void;
}

function SearchField({ id, element, query, onWant, onType }: FieldProperties) {
  return (
    <search>
      <label class="hidden" for={id}>
        {t('Search the tools and guides')}
      </label>
      <svg class="icon" viewBox="0 0 24 24" width="0" height="0" aria-hidden="true">
        <path d="M11 5a6 6 0 1 0 .01 0M15.5 15.5 20 20" />
      </svg>
      <input
        id={id}
        ref={element}
        type="search"
        autocomplete="off"
        spellcheck={false}
        maxLength={longestQuery}
        placeholder={t('Search or ask: 15% of 80')}
        value={query}
        onFocus={onWant}
        onInput={(event) => {
          onWant();
          onType(event.currentTarget.value);
        }}
      />
    </search>
  );
}
