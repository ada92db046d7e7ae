import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import type { Preset } from '../shared/shortcut-form.tsx';

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
