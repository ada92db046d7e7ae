import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { hourCycle } from '../../../src/form/numbers/clock.ts';
import { formatDate } from '../../../src/form/numbers/format-date.ts';
import { ChoiceButtons } from '../shared/choices.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { type Clock, nextRuns } from './runs.ts';
import { scheduleOf } from './schedule.ts';
import { Week } from './week.tsx';

const shownRuns = 10;
const style = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * The week and the next runs on the visitor's clock or on a server in UTC, shown in the visitor's
 * time zone.
 */
export function More({ result: { cron } }: ToolAnswer<'cron-generator'>) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [clock, setClock] = useState<Clock>('device');
  const schedule = useMemo(() => scheduleOf(cron), [cron]);
  const runs = useMemo(() => nextRuns(schedule, new Date(), clock, shownRuns), [schedule, clock]);
  return (
    <>
      <Week schedule={schedule} clock={clock} />
      <TitledCard id="runs" title={t('Next runs')}>
        {timeZone !== 'UTC' && (
          <div class="buttons">
            <ChoiceButtons
              choices={[
                { value: 'device', name: t('On my clock') },
                { value: 'UTC', name: t('On a server in UTC') },
              ]}
              chosen={clock}
              onChoose={setClock}
            />
          </div>
        )}
        {runs.length === 0 ? (
          <p>{t('It never runs: no date fits all fields.')}</p>
        ) : (
          <ol class="runs">
            {runs.map((run) => (
              <li key={run.getTime()}>{formatDate(run, { ...style, ...hourCycle() })}</li>
            ))}
          </ol>
        )}
        <p class="note">
          {t('The times are in your time zone, {timeZone}. Servers often run in UTC.', {
            timeZone,
          })}
        </p>
      </TitledCard>
    </>
  );
}
