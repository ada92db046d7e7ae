import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { shortened } from '../../language/beginning.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { countLetters, englishShares, likelyShift, shiftedBack, total } from './shifts.ts';

const shifts = Array.from({ length: 25 }, (_, index) => index + 1);

const mostShown = 160;

/** The text decoded with every shift, the likeliest first, and the frequencies of its letters. */
export function More({ request, fill }: ToolAnswer<'caesar-cipher'> & FormFiller) {
  const { text } = request;
  const counts = useMemo(() => countLetters(text), [text]);
  if (total(counts) === 0) return null;
  const likely = likelyShift(counts);
  const decrypt = (shift: number) => fill({ text, shift: String(shift), direction: 'decrypt' });
  const isShown = request.direction === 'decrypt' && request.shift === likely;
  return (
    <>
      {likely !== undefined && likely > 0 && !isShown && (
        <TitledCard id="likeliest" title={t('Most like English')}>
          <p class="likeliest" dir="auto">
            {shiftedBack(shortened(text, mostShown), likely)}
          </p>
          <button type="button" class="primary" onClick={() => decrypt(likely)}>
            {t('Decrypt with shift {shift}', { shift: formatNumber(likely) })}
          </button>
        </TitledCard>
      )}
      <TitledCard id="shifts" title={t('Decoded with every shift')}>
        <ol class="shifts">
          {shifts.map((shift) => (
            <li key={shift} class={shift === likely ? 'likely' : ''}>
              <button type="button" class="digits" onClick={() => decrypt(shift)}>
                {shift === 13 ? 'ROT13' : t('Shift {shift}', { shift: formatNumber(shift) })}
              </button>
              <span class="text" dir="auto">
                {shiftedBack(shortened(text, mostShown), shift)}
                {shift === likely && <span class="hidden"> {t('(most like English)')}</span>}
              </span>
            </li>
          ))}
        </ol>
        <p class="note">{guess(likely)}</p>
      </TitledCard>
      <Letters counts={counts} />
    </>
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
