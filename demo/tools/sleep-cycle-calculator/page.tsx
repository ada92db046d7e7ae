import { t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  Shortcuts,
  pageRequest: {
    callFor: ({ minCycles, maxCycles }, typed) => ({
      request: { ...typed, minCycles: Number(minCycles), maxCycles: Number(maxCycles) },
    }),
  },
  /** The recommended times alone. */
  wording: ({ result: { recommended } }) => ({
    recommended: {
      ...(recommended.length > 0 && {
        value: formatList(
          recommended.map(({ clockTime }) => formatClock(clockTime)),
          'disjunction',
        ),
      }),
    },
  }),
} satisfies FormParts<ToolAnswer<'sleep-cycle-calculator'>>;

const wakeTimes = ['05:30', '06:00', '06:30', '07:00', '08:00'] as const;

function Shortcuts({ fill }: FormFiller) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={[
          {
            name: t('Go to bed now'),
            use: () => fill({ mode: 'sleep-now', time: timeOf(new Date()) }),
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

function timeOf(moment: Date): string {
  return moment.toTimeString().slice(0, 5);
}
