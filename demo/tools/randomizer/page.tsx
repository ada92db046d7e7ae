import type { Inputs } from '../../../src/form/inputs.ts';
import { splitAtCommas } from '../../../src/form/typed-lists.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  /** Finds out what separates the items, unless the visitor has chosen it. */
  pageRequest: {
    callFor: (inputs, typed) => ({
      request: separatorOf(inputs) === 'comma' ? { ...typed, separator: 'comma' } : typed,
    }),
  },
  wording,
} satisfies FormParts<ToolAnswer<'randomizer'>>;

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

/** Splits a list or a result into its items. */
export function itemsOf(list: string, separator: 'newline' | 'comma'): readonly string[] {
  if (list === '') return [];
  return separator === 'comma' ? splitAtCommas(list) : list.split(/\r\n?|\n/);
}

function separatorOf({ items = '', separator }: Inputs): string | undefined {
  if (separator !== 'detect') return separator;
  const isOneLine = !/[\r\n]/.test(items.trim());
  return isOneLine && /[,，、،]/.test(items) ? 'comma' : 'newline';
}
