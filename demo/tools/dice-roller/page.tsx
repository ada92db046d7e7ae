import { useState } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { modifierOf, mostFaces, parseNotation } from './notation.ts';

export const page = { Shortcuts, wording } satisfies FormParts<ToolAnswer<'dice-roller'>>;

const common = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd%', '2d6', '3d6', '4d6'] as const;

function Shortcuts({ fill, leaveUnread }: FormFiller) {
  const [text, setText] = useState('');
  const notation = parseNotation(text);
  const use = (written: string) => {
    setText(written);
    const read = parseNotation(written);
    if (!read) return leaveUnread(written.trim() !== '');
    const { count, sides, modifier } = read;
    fill({ count: String(count), sides: String(sides), modifier: String(modifier) });
  };
  return (
    <div class="shortcuts">
      <DiceButtons onChoose={use} />
      <div class="field">
        <label for="notation">{t('Dice')}</label>
        <input
          id="notation"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          dir="ltr"
          placeholder={t('e.g. {sample}', { sample: '2d6+3' })}
          value={text}
          aria-describedby="notation-state"
          onInput={({ currentTarget }) => use(currentTarget.value)}
        />
        <p class="hint" id="notation-state" role="status">
          {text.trim() !== '' &&
            !notation &&
            t('Write dice as 2d6+3: how many, their sides, and what to add.')}
        </p>
      </div>
    </div>
  );
}

function DiceButtons({ onChoose }: { readonly onChoose: (notation: string) => void }) {
  return (
    <div class="buttons">
      {common.map((dice) => (
        <button key={dice} type="button" class="quiet" dir="ltr" onClick={() => onChoose(dice)}>
          {dice}
        </button>
      ))}
    </div>
  );
}

const mostInSentence = 10;

/** Adds the modifier of the form to the total, and writes out the sum of few dice. */
function wording({ result }: ToolAnswer<'dice-roller'>, inputs: Inputs): Wordings {
  const { rolls, total } = result;
  const modifier = modifierOf(inputs);
  const sum = total + modifier;
  const terms = modifier === 0 ? rolls : [...rolls, modifier];
  const isSum = terms.length > 1 && rolls.length <= mostInSentence;
  return {
    ...(modifier !== 0 && { total: { shown: formatNumber(sum), copied: String(sum) } }),
    rolls: isSum ? { shown: sumInWords(terms) } : undefined,
    ...{ average: undefined, min: undefined, max: undefined },
    allRolls: rolls.length > mostFaces ? { title: t('Rolls'), value: rolls } : undefined,
  };
}

function sumInWords([first = 0, ...others]: readonly number[]): string {
  const signed = (term: number) => `${term < 0 ? '−' : '+'} ${formatNumber(Math.abs(term))}`;
  return [formatNumber(first), ...others.map(signed)].join(' ');
}
