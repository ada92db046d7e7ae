import { useMemo } from 'preact/hooks';
import { caesarCipher } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { shortened } from '../../language/beginning.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { countLetters, englishShares, likelyShifts, total } from './shifts.ts';

const alphabet = Array.from({ length: 26 }, (_, letter) => nameOf(letter));

/** The alphabet, with the letter that takes the place of each. */
export function Picture({ request }: ToolAnswer<'caesar-cipher'>) {
  const { result } = caesarCipher({ ...request, text: alphabet.join('') });
  return (
    <figure>
      <ol class="alphabet" dir="ltr" aria-hidden="true">
        {alphabet.map((letter, place) => (
          <li key={letter}>
            {letter} <b>{result[place]}</b>
          </li>
        ))}
      </ol>
      <figcaption>{t('The letters of the text, and below them those of the result')}</figcaption>
    </figure>
  );
}

const everyShift = Array.from({ length: 25 }, (_, index) => index + 1);
const mostShown = 160;
const mostLikely = 3;

/** The likeliest originals, the text decoded with every shift, and how often its letters occur. */
export function More({ request, fill }: ToolAnswer<'caesar-cipher'> & FormFiller) {
  const { text } = request;
  const counts = useMemo(() => countLetters(text), [text]);
  if (total(counts) === 0) return null;
  const likely = likelyShifts(counts).slice(0, mostLikely);
  const [likeliest] = likely;
  const decrypt = (shift: number) => fill({ text, shift: String(shift), direction: 'decrypt' });
  const isShown = request.direction === 'decrypt' && request.shift === likeliest;
  const rows = { text, likeliest, onChoose: decrypt };
  return (
    <>
      {likeliest !== undefined && likeliest > 0 && !isShown && (
        <TitledCard id="likeliest" title={t('Most like English')}>
          <Shifts {...rows} shifts={likely} />
        </TitledCard>
      )}
      <details class="card extra">
        <summary>{t('Decoded with every shift')}</summary>
        <Shifts {...rows} shifts={everyShift} />
        <p class="note">{guess(likeliest)}</p>
      </details>
      <Letters counts={counts} />
    </>
  );
}

interface ShiftsProperties {
  readonly text: string;
  readonly shifts: readonly number[];
  readonly likeliest: number | undefined;
  readonly onChoose: (shift: number) => void;
}

function Shifts({ text, shifts, likeliest, onChoose }: ShiftsProperties) {
  const beginning = shortened(text, mostShown);
  return (
    <ol class="shifts">
      {shifts.map((shift) => (
        <li key={shift} class={shift === likeliest ? 'likely' : ''}>
          <button type="button" class="digits" onClick={() => onChoose(shift)}>
            {shift === 13 ? 'ROT13' : t('Shift {shift}', { shift: formatNumber(shift) })}
          </button>
          <span class="text" dir="auto">
            {caesarCipher({ text: beginning, shift, direction: 'decrypt' }).result}
            {shift === likeliest && <span class="hidden"> {t('(most like English)')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function guess(likely: number | undefined): string {
  if (likely === undefined) return t('The text is too short to guess which one is English.');
  if (likely === 0) return t('Judging by its letters, the original text is most like English.');
  return t(
    'The marked text is most like English, judging by how often each letter comes up (chi-square). That is a guess, and often wrong for short texts and other languages.',
  );
}

const [barWidth, height] = [22, 120];

/** A chart of the letter frequencies, with a line at the frequency of each letter in English. */
function Letters({ counts }: { readonly counts: readonly number[] }) {
  const all = total(counts);
  const most = counts.indexOf(Math.max(...counts));
  return (
    <details class="card extra letters">
      <summary>{t('Letters of the text')}</summary>
      <figure>
        <svg viewBox={`0 0 ${barWidth * counts.length} ${height + 24}`} aria-hidden="true">
          <Bars shares={counts.map((count) => (100 * count) / all)} />
        </svg>
        <figcaption class="note">
          {plural(
            all,
            'Its only letter is {letter}.',
            'The most frequent of its {count} letters is {letter}.',
            { letter: nameOf(most) },
          )}
          {sentenceSpace()}
          {t(
            'The lines show English text (Norvig 2013), whose most frequent letter is E. Shifting moves all bars by as many places.',
          )}
        </figcaption>
      </figure>
    </details>
  );
}

function Bars({ shares }: { readonly shares: readonly number[] }) {
  const highest = Math.max(...shares, ...englishShares);
  const size = (share: number) => (height * share) / highest;
  return (
    <>
      {shares.map((share, letter) => {
        const x = letter * barWidth;
        const line = height - size(englishShares[letter] ?? 0) + 2;
        return (
          <g key={x}>
            <rect
              class="found"
              x={x + 3}
              y={height - size(share) + 2}
              width={barWidth - 6}
              height={size(share)}
            />
            <path class="english" d={`M${x + 1} ${line}h${barWidth - 2}`} />
            <text x={x + barWidth / 2} y={height + 20}>
              {nameOf(letter)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function nameOf(letter: number): string {
  return String.fromCharCode(65 + letter);
}
