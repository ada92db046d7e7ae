import { Cron } from 'croner';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { hourCycle } from '../../../src/form/numbers/clock.ts';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';

const shownRuns = 10;

/** The next runs on the visitor's clock or on a server in UTC, shown in the visitor's time zone. */
export function More({ result: { cron } }: Shown<'cron-generator'>) {
  const moment = new Intl.DateTimeFormat(textLocale(), {
    dateStyle: 'full',
    timeStyle: 'short',
    ...hourCycle(),
  });
  const { timeZone } = moment.resolvedOptions();
  const [clock, setClock] = useState(timeZone);
  const runs = useMemo(
    () => new Cron(cron, { paused: true, timezone: clock }).nextRuns(shownRuns),
    [cron, clock],
  );
  return (
    <TitledCard id="runs" title={t('Next runs')}>
      {timeZone !== 'UTC' && <ClockChoice clock={clock} timeZone={timeZone} onChoose={setClock} />}
      {runs.length === 0 ? (
        <p>{t('It never runs: no date fits all fields.')}</p>
      ) : (
        <ol class="runs">
          {runs.map((run) => (
            <li key={run.getTime()}>{moment.format(run)}</li>
          ))}
        </ol>
      )}
      <p class="note">
        {t('The times are in your time zone, {timeZone}. Servers often run in UTC.', { timeZone })}
      </p>
    </TitledCard>
  );
}

interface ClockProperties {
  /** The time zone of the clock. */
  readonly clock: string;
  /** The time zone of the visitor. */
  readonly timeZone: string;
  readonly onChoose: (clock: string) => void;
}

function ClockChoice({ clock, timeZone, onChoose }: ClockProperties) {
  return (
    <div class="buttons">
      <button type="button" aria-pressed={clock === timeZone} onClick={() => onChoose(timeZone)}>
        {t('On my clock')}
      </button>
      <button type="button" aria-pressed={clock === 'UTC'} onClick={() => onChoose('UTC')}>
        {t('On a server in UTC')}
      </button>
    </div>
  );
}
