import { t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';

export const page = {
  Shortcuts,
  /** The recommended times alone. */
  headline: {
    valueOf: ({ recommended }) =>
      Array.isArray(recommended) ? recommended.map(timeOf) : undefined,
    schemaOf: ({ items = {}, ...schema }) => ({
      ...schema,
      items: items.properties?.clockTime ?? items,
    }),
  },
} satisfies FormParts;

const wakeTimes = ['05:30', '06:00', '06:30', '07:00', '08:00'] as const;

function Shortcuts({ fill }: FormAccess) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={[
          {
            name: t('Go to bed now'),
            use: () => fill({ mode: 'sleep-now', time: clockTime(new Date()) }),
          },
          ...wakeTimes.map((time) => ({
            name: t('Up at {time}', { time: formatClock(time) }),
            use: () => fill({ mode: 'wake-at', time }),
          })),
        ]}
      />
    </div>
  );
}

function clockTime(moment: Date): string {
  return moment.toTimeString().slice(0, 5);
}

function timeOf(time: unknown): unknown {
  const isObject = typeof time === 'object' && time !== null;
  return isObject && 'clockTime' in time ? time.clockTime : time;
}
