import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { formatDate } from '../../../src/form/numbers/format-date.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { Figure } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { daysAfter, localDate } from './calendar.ts';
import { LiveAge } from './live-age.tsx';
import { ageInUnits, UnitFigures } from './units.tsx';

const yearsInRow = 20;
const usualLife = 100;
/** More years would be too small to see. */
const mostYears = 200;

/** Each year of a life as a square, filled as far as it is lived. */
export function Picture({ result }: ToolAnswer<'age-calculator'>) {
  const { years, nextBirthdayDays } = result;
  const rows = Math.ceil(Math.max(usualLife, years + 1) / yearsInRow);
  // Takes the room that the page keeps for the drawing.
  if (years >= mostYears) return <figure hidden />;
  const lived = years + (nextBirthdayDays === 0 ? 0 : 1 - nextBirthdayDays / 366);
  return (
    <figure>
      <div class="life" dir="ltr" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={String(row)}>
            <span>{formatNumber(row * yearsInRow)}</span>
            {Array.from({ length: yearsInRow }, (_, place) => {
              const part = Math.min(Math.max(lived - row * yearsInRow - place, 0), 1);
              return <Year key={String(place)} part={part} />;
            })}
          </div>
        ))}
      </div>
      <figcaption>
        {plural(
          years,
          'Each square is a year of life: {count} is full.',
          'Each square is a year of life: {count} are full.',
        )}
      </figcaption>
    </figure>
  );
}

function Year({ part }: { readonly part: number }) {
  return (
    <div>
      <div style={{ width: `${100 * part}%` }} />
    </div>
  );
}

/** Birthdays, the age in other units, and the next milestones between birthdays. */
export function More({ request, result }: ToolAnswer<'age-calculator'>) {
  const { birthDate, targetDate } = request;
  return (
    <>
      <Birthdays request={request} result={result} />
      {targetDate === undefined ? (
        <LiveAge birthDate={birthDate} />
      ) : (
        <TitledCard id="units" title={t('In other units')}>
          <UnitFigures ages={ageInUnits(result)} />
          <p class="note">
            {t('Each from the start of the day of birth to the start of the target date.')}
          </p>
        </TitledCard>
      )}
      <TitledCard id="milestones" title={t('Next milestones')}>
        <dl class="figures">
          {nextMilestones(birthDate, result.totalDays).map(({ name, date }) => (
            <Figure key={name} name={name}>
              {formatDay(date, 'long')}
            </Figure>
          ))}
        </dl>
      </TitledCard>
    </>
  );
}

function Birthdays({ request, result }: ToolAnswer<'age-calculator'>) {
  const { birthDate, targetDate = localDate(new Date()) } = request;
  const { years, totalDays, nextBirthdayDays: days } = result;
  return (
    <TitledCard id="birthdays" title={t('Birthdays')}>
      <dl class="figures">
        <Figure name={t('Born on')}>{formatDay(daysAfter(birthDate, 0), 'full')}</Figure>
        {totalDays > 0 && (
          <Figure name={t('Turns {age}', { age: formatNumber(days === 0 ? years : years + 1) })}>
            {formatDay(daysAfter(targetDate, days), 'full')}
          </Figure>
        )}
      </dl>
    </TitledCard>
  );
}

/** Formats a date of `daysAfter`. The full style includes the weekday. */
function formatDay(date: Date, dateStyle: 'full' | 'long'): string {
  return formatDate(date, { dateStyle, timeZone: 'UTC' });
}

interface Milestone {
  readonly name: string;
  readonly date: Date;
}

const secondsOfDay = 86_400;

/**
 * Returns the next round ages in days, weeks and seconds after an age of `totalDays` days, soonest
 * first.
 */
export function nextMilestones(birthDate: string, totalDays: number): readonly Milestone[] {
  const next = (step: number) => (Math.floor(totalDays / step) + 1) * step;
  const days = next(1_000);
  const weeks = next(7 * 100) / 7;
  const seconds = (Math.floor((totalDays * secondsOfDay) / 1e9) + 1) * 1e9;
  return [
    {
      name: plural(days, '{count} day old', '{count} days old'),
      date: daysAfter(birthDate, days),
    },
    {
      name: plural(weeks, '{count} week old', '{count} weeks old'),
      date: daysAfter(birthDate, 7 * weeks),
    },
    {
      name: plural(seconds, '{count} second old', '{count} seconds old'),
      date: daysAfter(birthDate, Math.floor(seconds / secondsOfDay)),
    },
  ].sort((one, other) => one.date.getTime() - other.date.getTime());
}
