import { message } from '../../language.ts';
import type { Preset } from '../shortcut-form.tsx';

/** The most common schedules. */
export const presets: readonly Preset[] = [
  { name: message('Every 5 minutes'), text: '*/5 * * * *' },
  { name: message('Hourly'), text: '0 * * * *' },
  { name: message('Daily at 3:00'), text: '0 3 * * *' },
  { name: message('Weekdays at 9:00'), text: '0 9 * * 1-5' },
  { name: message('Sundays at midnight'), text: '0 0 * * 0' },
  { name: message('Monthly'), text: '0 0 1 * *' },
];
