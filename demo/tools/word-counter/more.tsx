import './more.css';
import { useMemo, useState } from 'preact/hooks';
import { beginningOf, shortened } from '../../beginning.ts';
import { formatBriefly, formatNumber, percentage } from '../../format.ts';
import { message, t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { plural } from '../../plural.ts';
import { HeadedTable } from '../headed-table.tsx';
import { BeginningNote, MarkedText } from '../marked-text.tsx';
import { TitledCard } from '../titled-card.tsx';
import { limits } from './limits.ts';
import { type MarkedSentence, markText } from './marks.ts';
import { frequencies, hasFunctionWord, wordsOf } from './words.ts';

/** Longer texts would make the page slow. */
const mostMarked = 10_000;
const mostCounted = 200_000;

/** The names of phrase lengths, from 1. */
const phraseLengths = [message('One word'), message('Two words'), message('Three words')];

const mostWords = 15;
const longestWord = 60;

/** Shows where the text fits, its frequent words, and its sentences. */
export function More({ request: { text }, result }: Shown<'word-counter'>) {
  if (result.words === 0) return null;
  return (
    <>
      <Fits characters={result.characters} />
      <FrequentWords text={text} />
      <Sentences text={text} />
    </>
  );
}

function Fits({ characters }: { readonly characters: number }) {
  return (
    <details class="card extra">
      <summary>{t('Does it fit?')}</summary>
      <HeadedTable
        class="amounts"
        columns={[t('Place'), t('Limit'), t('Room')]}
        rows={limits.map(({ place, most }) => ({
          key: place,
          cells: [t(place), formatNumber(most), roomIn(most, characters)],
        }))}
      />
      <p class="note">
        {t(
          'Limits are in characters. X counts an emoji as 2 characters and a link as 23. A text message with emoji or letters outside its alphabet holds only 70. Search engines cut by width, so their limits are rules of thumb.',
        )}
      </p>
    </details>
  );
}

function roomIn(most: number, characters: number): string {
  return characters <= most
    ? plural(most - characters, '{count} left', '{count} left')
    : plural(characters - most, '{count} too many', '{count} too many');
}

function FrequentWords({ text }: { readonly text: string }) {
  const [hasAll, setAll] = useState(false);
  const [length, setLength] = useState(1);
  const counted = beginningOf(text, mostCounted);
  const spans = useMemo(() => wordsOf(counted), [counted]);
  const words = useMemo(() => frequencies(counted, spans, length), [counted, spans, length]);
  const shown = hasAll ? words : words.filter(({ word }) => !hasFunctionWord(word));
  return (
    <details class="card extra frequent-words">
      <summary>{t('Most frequent words and phrases')}</summary>
      <div class="buttons">
        {phraseLengths.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={length === index + 1}
            onClick={() => setLength(index + 1)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={hasAll}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        />
        {t('With the, of, and the like')}
      </label>
      <HeadedTable
        class="amounts"
        columns={[length === 1 ? t('Word') : t('Phrase'), t('Times'), t('Share')]}
        rows={shown.slice(0, mostWords).map(({ word, times }) => ({
          key: word,
          cells: [
            <bdi>{shortened(word, longestWord)}</bdi>,
            formatNumber(times),
            percentage(formatBriefly((100 * times) / spans.length)),
          ],
        }))}
      />
      <p class="note">
        {text.length > mostCounted
          ? plural(
              words.length,
              'There is {count} different one in the first {characters} characters, which are counted here.',
              'There are {count} different ones in the first {characters} characters, which are counted here.',
              { characters: formatNumber(mostCounted) },
            )
          : plural(
              words.length,
              'There is {count} different one.',
              'There are {count} different ones.',
            )}
      </p>
    </details>
  );
}

function Sentences({ text }: { readonly text: string }) {
  const marked = useMemo(() => markText(beginningOf(text, mostMarked)), [text]);
  return (
    <TitledCard id="sentences" title={t('Sentences and long words')}>
      <ul class="key">
        <li>
          <span class="marked-text sentence even">{t('A sentence')}</span>{' '}
          <span class="marked-text sentence odd">{t('The next sentence')}</span>
        </li>
        <li>
          <span class="marked-text sentence long">{t('A long sentence')}</span>
        </li>
        <li>
          <span class="marked-text">
            <mark class="long-word">{t('A long word')}</mark>
          </span>
        </li>
      </ul>
      <MarkedText label={t('The text with its sentences')}>
        {marked.map((sentence, index) => (
          <Sentence key={String(index)} sentence={sentence} />
        ))}
      </MarkedText>
      <BeginningNote text={text} mostShown={mostMarked} />
    </TitledCard>
  );
}

function Sentence({ sentence: { parts, place, isLong } }: { readonly sentence: MarkedSentence }) {
  const tint = place === undefined ? '' : place % 2 === 0 ? 'sentence even' : 'sentence odd';
  return (
    <span class={`${tint} ${isLong ? 'long' : ''}`}>
      {parts.map(({ text, isLongWord }, index) =>
        isLongWord ? (
          <mark key={String(index)} class="long-word">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
