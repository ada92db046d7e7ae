import { useMemo } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { beginningOf } from '../../language/beginning.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { BeginningNote, MarkedText } from '../shared/marked-text.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { FrequentWords } from './frequent-words.tsx';
import { type MarkedSentence, markText } from './marks.ts';

/** The maximum lengths of texts, in characters. */
export const limits = [
  { place: message('Title in search results'), most: 60 },
  { place: message('Description in search results'), most: 160 },
  { place: message('Text message (SMS)'), most: 160 },
  { place: 'X', most: 280 },
  { place: 'Bluesky', most: 300 },
  { place: 'Mastodon', most: 500 },
  { place: message('Instagram caption'), most: 2_200 },
  { place: message('LinkedIn post'), most: 3_000 },
] as const;

/** Longer texts would make the page slow. */
const mostMarked = 10_000;

/** Shows where the text fits, its frequent words, and its sentences. */
export function More({ request: { text }, result }: ToolAnswer<'word-counter'>) {
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
