import './more.css';
import { useMemo, useState } from 'preact/hooks';
import { formatBriefly, formatDuration, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { beginningOf } from '../beginning.ts';
import { MarkedText } from '../marked-text.tsx';
import { limits, readingRates, timeToRead } from './limits.ts';
import { type MarkedSentence, markText } from './marks.ts';
import { frequencies, hasFunctionWord, wordsOf } from './words.ts';

/** More would make the page slow. */
const mostMarked = 10_000;
const mostCounted = 200_000;

/** How many words are counted together. */
const phraseLengths = ['One', 'Two', 'Three'] as const;

const mostWords = 15;
const longestWord = 60;

/** How long it takes to read, whether it fits where it shall go, its words, and its sentences. */
export function More({ request: { text }, result }: Shown<'word-counter'>) {
  if (result.words === 0) return null;
  return (
    <>
      <ReadingTimes words={result.words} />
      <Fits characters={result.characters} />
      <FrequentWords text={text} />
      <Sentences text={text} />
    </>
  );
}

function ReadingTimes({ words }: { readonly words: number }) {
  const { silently, aloud } = readingRates;
  return (
    <section class="card extra" aria-labelledby="times">
      <h2 id="times">Time to read it</h2>
      <dl class="figures">
        <div>
          <dt>Silently, at {silently} words a minute</dt>
          <dd>{formatDuration(timeToRead(words, silently))}</dd>
        </div>
        <div>
          <dt>Aloud, at {aloud} words a minute</dt>
          <dd>{formatDuration(timeToRead(words, aloud))}</dd>
        </div>
      </dl>
      <p class="note">
        These are the averages of adults who read English (Brysbaert 2019). Many speakers pause, and
        take longer.
      </p>
    </section>
  );
}

function Fits({ characters }: { readonly characters: number }) {
  return (
    <details class="card extra">
      <summary>Does it fit?</summary>
      <table class="amounts">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Limit</th>
            <th scope="col">Room</th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ place, most }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{formatNumber(most)}</td>
              <td>
                {characters <= most
                  ? `${formatNumber(most - characters)} left`
                  : `${formatNumber(characters - most)} too many`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">
        In characters. X counts an emoji as 2 characters and a link as 23. A text message with emoji
        or letters outside its alphabet has 70. Search results cut by width, so theirs are rules of
        thumb.
      </p>
    </details>
  );
}

function FrequentWords({ text }: { readonly text: string }) {
  const [hasAll, setAll] = useState(false);
  const [length, setLength] = useState(1);
  const { words, total } = useMemo(() => {
    const counted = beginningOf(text, mostCounted);
    const spans = wordsOf(counted);
    return { words: frequencies(counted, spans, length), total: spans.length };
  }, [text, length]);
  const shown = hasAll ? words : words.filter(({ word }) => !hasFunctionWord(word));
  return (
    <details class="card extra">
      <summary>Most frequent words and phrases</summary>
      <div class="buttons">
        {phraseLengths.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={length === index + 1}
            onClick={() => setLength(index + 1)}
          >
            {name}
          </button>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={hasAll}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        />
        With the, of, and the like
      </label>
      <table class="amounts frequent">
        <thead>
          <tr>
            <th scope="col">{length === 1 ? 'Word' : 'Phrase'}</th>
            <th scope="col">Times</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, mostWords).map(({ word, times }) => (
            <tr key={word}>
              <th scope="row">{beginningOf(word, longestWord)}</th>
              <td>{formatNumber(times)}</td>
              <td>{formatBriefly((100 * times) / total)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">
        {text.length > mostCounted
          ? `There are ${formatNumber(words.length)} different ones in the first ${formatNumber(mostCounted)} characters, which are counted here.`
          : `There are ${formatNumber(words.length)} different ones.`}
      </p>
    </details>
  );
}

function Sentences({ text }: { readonly text: string }) {
  const marked = useMemo(() => markText(beginningOf(text, mostMarked)), [text]);
  return (
    <section class="card extra" aria-labelledby="sentences">
      <h2 id="sentences">Sentences and long words</h2>
      <ul class="key">
        <li>
          <span class="marked-text sentence even">One sentence</span>{' '}
          <span class="marked-text sentence odd">and the next</span>
        </li>
        <li>
          <span class="marked-text sentence long">A long sentence</span>
        </li>
        <li>
          <span class="marked-text">
            <mark class="long-word">A long word</mark>
          </span>
        </li>
      </ul>
      <MarkedText label="The text with its sentences">
        {marked.map((sentence, index) => (
          <Sentence key={String(index)} sentence={sentence} />
        ))}
      </MarkedText>
      {text.length > mostMarked && (
        <p class="note">Only the first {formatNumber(mostMarked)} characters are shown.</p>
      )}
    </section>
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
