import { useMemo, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { beginningOf, shortened } from '../../language/beginning.ts';
import { CheckBox, ChoiceButtons } from '../shared/choices.tsx';
import { HeadedTable } from '../shared/headed-table.tsx';
import { frequencies, hasFunctionWord, wordsOf } from './words.ts';

/** Longer texts would make the page slow. */
const mostCounted = 200_000;

/** The names of phrase lengths, from 1. */
const phraseLengths = [message('One word'), message('Two words'), message('Three words')];

const mostWords = 15;
const longestWord = 60;

/** The words or phrases that are the most frequent in a text. */
export function FrequentWords({ text }: { readonly text: string }) {
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
        <ChoiceButtons
          choices={phraseLengths.map((name, index) => ({ value: index + 1, name: t(name) }))}
          chosen={length}
          onChoose={setLength}
        />
      </div>
      <CheckBox
        label={t('Include words such as “the” and “of”')}
        isChecked={hasAll}
        onChange={setAll}
      />
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
      <p class="note">{countOf(words.length, text)}</p>
    </details>
  );
}

function countOf(different: number, text: string): string {
  if (text.length <= mostCounted) {
    return plural(
      different,
      'There is {count} different one.',
      'There are {count} different ones.',
    );
  }
  return plural(
    different,
    'There is {count} different one in the first {characters} characters, which are counted here.',
    'There are {count} different ones in the first {characters} characters, which are counted here.',
    { characters: formatNumber(mostCounted) },
  );
}
