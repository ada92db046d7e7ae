import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { enSpace } from '../shared/first-numbers.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { additionsOf, areKept, mostFaces, parseNotation } from './notation.ts';

export const page = {
  Shortcuts,
  hasShortcutsFirst: true,
  wording,
} satisfies FormParts<ToolAnswer<'dice-roller'>>;

const common = 'd4 d6 d8 d10 d12 d20 d% 2d6 3d6 2d20k1 4d6k3'.split(' ');

/** Throws dice as players write them: `4d6k3` counts the highest three of four. */
function Shortcuts({ fill }: FormFiller) {
  const shortcuts = common.flatMap((name) => {
    const notation = parseNotation(name);
    if (!notation) return [];
    const inputs = Object.entries(notation).map(([field, number]) => [field, String(number)]);
    return { name, use: () => fill(Object.fromEntries(inputs)) };
  });
  return (
    <div class="shortcuts" dir="ltr">
      <ShortcutButtons shortcuts={shortcuts} />
    </div>
  );
}

const mostInSentence = 10;

/** Leaves out the lowest dice, adds the modifier of the form, and writes out the sum of few. */
function wording({ result: { rolls } }: ToolAnswer<'dice-roller'>, inputs: Inputs): Wordings {
  const { modifier, dropped } = additionsOf(inputs, rolls.length);
  const isKept = areKept(rolls, dropped);
  const kept = rolls.filter((_, place) => isKept[place]);
  const sum = kept.reduce((total, roll) => total + roll, modifier);
  const terms = modifier === 0 ? kept : [...kept, modifier];
  const isSum = dropped === 0 && terms.length > 1 && rolls.length <= mostInSentence;
  return {
    total: { shown: formatNumber(sum), copied: String(sum) },
    rolls: isSum ? { shown: sumInWords(terms) } : undefined,
    kept: dropped === 0 ? undefined : { shown: formatNumber(kept.length) },
    ...{ average: undefined, min: undefined, max: undefined },
    allRolls:
      rolls.length > mostFaces
        ? { title: t('Rolls'), shown: inColumns(rolls), copied: rolls.join(' ') }
        : undefined,
  };
}

const mostInColumns = 200;

const figureSpace = '\u2007';

/** Writes numbers with the same width, so that their lines make columns. */
function inColumns(numbers: readonly number[]): string {
  const texts = numbers.slice(0, mostInColumns).map(formatNumber);
  const width = Math.max(...texts.map(({ length }) => length));
  const cells = texts.map((text) => text.padStart(width, figureSpace));
  return [...cells, ...(numbers.length > mostInColumns ? ['…'] : [])].join(enSpace);
}

function sumInWords([first = 0, ...others]: readonly number[]): string {
  const signed = (term: number) => `${term < 0 ? '−' : '+'} ${formatNumber(Math.abs(term))}`;
  return [formatNumber(first), ...others.map(signed)].join(' ');
}
