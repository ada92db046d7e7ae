import { useContext } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { rich } from '../../language/rich.ts';
import { ReadField } from '../shared/read-field.tsx';
import { type Preset, ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { expressionOf, inputsOfExpression } from './expression.ts';
import { sentenceOf } from './schedule-in-words.ts';

export const page = {
  Shortcuts,
  hasShortcutsFirst: true,
  wording,
} satisfies FormParts<ToolAnswer<'cron-generator'>>;

/** The expression of all fields in one, and common ones. */
function Shortcuts({ fill, leaveUnread }: FormFiller) {
  const expression = expressionOf(useContext(FormInputs));
  const use = (text: string) => fill(inputsOfExpression(text) ?? {});
  return (
    <>
      <div class="expression">
        <ReadField
          name="expression"
          label={t('Cron expression')}
          value={expression}
          read={(text) => {
            const inputs = inputsOfExpression(text);
            return inputs && expressionOf(inputs);
          }}
          fault={rich(
            'An expression has five fields, such as {example}. Leave out a sixth for seconds or years.',
            { example: <code dir="ltr">{example}</code> },
          )}
          leaveUnread={leaveUnread}
          onChange={use}
        >
          {(attributes, text, onInput) => (
            <>
              <input
                {...attributes}
                type="text"
                dir="ltr"
                autocomplete="off"
                spellcheck={false}
                placeholder={example}
                value={text}
                onInput={({ currentTarget }) => onInput(currentTarget.value)}
              />
              <CopyButton text={() => expression} subject={t('Cron expression')} />
            </>
          )}
        </ReadField>
      </div>
      <div class="shortcuts">
        <ShortcutButtons
          shortcuts={presets().map(({ name, text }) => ({ name: t(name), use: () => use(text) }))}
        />
      </div>
    </>
  );
}

const example = '0 9 * * 1-5';

/** Returns the most common schedules. */
export function presets(): readonly Preset[] {
  const at = (time: string) => ({ time: formatClock(time) });
  return [
    { name: message('Every 5 minutes'), text: '*/5 * * * *' },
    { name: message('Hourly'), text: '0 * * * *' },
    { name: t('Daily at {time}', at('03:00')), text: '0 3 * * *' },
    { name: t('Monday to Friday at {time}', at('09:00')), text: '0 9 * * 1-5' },
    { name: message('Sundays at midnight'), text: '0 0 * * 0' },
    { name: message('Monthly'), text: '0 0 1 * *' },
  ];
}

/** Says the schedule in the page's language, with the visitor's choice of 12 or 24 hours. */
function wording({ result }: ToolAnswer<'cron-generator'>): Wordings {
  const sentence = sentenceOf(result);
  return { description: { shown: sentence, copied: sentence } };
}
