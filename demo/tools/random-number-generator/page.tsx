import type { Inputs } from '../../../src/form/inputs.ts';
import { message, t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { enSpace, firstNumbers } from '../shared/first-numbers.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = { Shortcuts, wording } satisfies FormParts<
  ToolAnswer<'random-number-generator'>
>;

const mostLarge = 20;

/** Shows many numbers in smaller type, so that they can be read without scrolling far. */
function wording({ result: { results } }: ToolAnswer<'random-number-generator'>): Wordings {
  if (results.length <= mostLarge) return {};
  const shown = <span class="many">{firstNumbers(results, results.length, enSpace)}</span>;
  return { results: { shown } };
}

function Shortcuts({ fill }: FormFiller) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={presets.map(({ name, inputs }) => ({ name: t(name), use: () => fill(inputs) }))}
      />
    </div>
  );
}

/** The most common draws. */
export const presets: readonly { readonly name: string; readonly inputs: Inputs }[] = [
  { name: '1–10', inputs: { min: '1', max: '10' } },
  { name: '1–100', inputs: { min: '1', max: '100' } },
  { name: '1–1000', inputs: { min: '1', max: '1000' } },
  { name: message('0 or 1'), inputs: { min: '0', max: '1' } },
  { name: message('6 of 49'), inputs: { min: '1', max: '49', count: '6', unique: 'true' } },
  { name: message('1–20 shuffled'), inputs: { min: '1', max: '20', count: '20', unique: 'true' } },
];
