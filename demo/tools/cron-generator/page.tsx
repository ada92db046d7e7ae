import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { rich } from '../../language/rich.ts';
import { type Preset, ShortcutForm } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { inputsOfExpression } from './expression.ts';
import { sentenceOf } from './schedule-in-words.ts';

export const page = { Shortcuts, wording } satisfies FormParts<ToolAnswer<'cron-generator'>>;

const example = '0 9 * * 1-5';

function Shortcuts(access: FormFiller) {
  return (
    <ShortcutForm
      {...access}
      label={t('Paste an expression')}
      placeholder={t('e.g. {example}', { example })}
      presets={presets()}
      read={inputsOfExpression}
      fault={rich(
        'An expression has five fields, such as {example}. Leave out a sixth for seconds or years.',
        { example: <code dir="ltr">{example}</code> },
      )}
    />
  );
}

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
