import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { splitAtCommas } from '../../../src/form/typed-lists.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  /** Finds out what separates the items, unless the visitor has chosen it. */
  pageRequest: {
    callFor: (inputs, typed) => ({
      request: separatorOf(inputs) === 'comma' ? { ...typed, separator: 'comma' } : typed,
    }),
  },
  Shortcuts,
  wording,
} satisfies FormParts<ToolAnswer<'randomizer'>>;

function Shortcuts({ change }: FormFiller) {
  const pickOne = () => {
    change('mode', 'pick');
    change('count', '1');
  };
  return (
    <div class="shortcuts">
      <ShortcutButtons shortcuts={[{ name: t('Pick one winner'), use: pickOne }]} />
    </div>
  );
}

/** More would fill the page, and stand in a list instead. */
const [mostCards, longestCards] = [24, 1_000];

/** Shows each item that was picked as a card. */
function wording({ result: { mode, result, separator } }: ToolAnswer<'randomizer'>): Wordings {
  if (mode === 'shuffle') return { pickedCount: undefined };
  const winners = itemsOf(result, separator);
  const isMany = winners.length > mostCards || result.length > longestCards;
  if (winners.length === 0 || isMany) return {};
  const cards = winners.map((winner, place) => [
    <bdi key={String(place)} class="winner">
      {winner}
    </bdi>,
    // Copied, too
    '\n',
  ]);
  return { result: { shown: <span class="winners">{cards}</span> } };
}

/** Splits a result into its items. */
export function itemsOf(result: string, separator: 'newline' | 'comma'): readonly string[] {
  if (result === '') return [];
  return separator === 'comma' ? splitAtCommas(result) : result.split('\n');
}

function separatorOf({ items = '', separator }: Inputs): string | undefined {
  if (separator !== 'detect') return separator;
  const isOneLine = !/[\r\n]/.test(items.trim());
  return isOneLine && /[,，、،]/.test(items) ? 'comma' : 'newline';
}
