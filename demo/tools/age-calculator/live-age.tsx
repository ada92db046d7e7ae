import { useEffect, useState } from 'preact/hooks';
import { calculateAge } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { unitName } from '../../../src/form/numbers/with-unit.ts';
import { ageUnit } from '../../language/age-unit.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { localDate, secondOfDay } from './calendar.ts';
import { ageInUnits, UnitFigures } from './units.tsx';

/** The current age, counted from midnight at the start of the day of birth. */
export function LiveAge({ birthDate }: { readonly birthDate: string }) {
  const { now, isCalm } = useNow();
  const today = localDate(now);
  // If a server answered, its date may be a day ahead.
  if (birthDate > today) return null;
  const seconds = secondOfDay(now);
  // Computed here, since the day of the API's answer may end while the page is open.
  const age = calculateAge({ birthDate, targetDate: today });
  const parts = [
    { unit: ageUnit(), count: age.years },
    { unit: 'months', count: age.months },
    { unit: 'days', count: age.days },
    { unit: 'hours', count: Math.floor(seconds / 3600) },
    { unit: 'minutes', count: Math.floor(seconds / 60) % 60 },
    { unit: 'seconds', count: seconds % 60 },
  ].filter(({ unit }) => !isCalm || unit !== 'seconds');
  const ages = ageInUnits(age, seconds).filter(({ unit }) => !isCalm || unit !== 'Seconds');
  return (
    <TitledCard id="live" title={t('At this moment')}>
      {/* Screen readers read a timer on request, not at each tick. */}
      <div class="live" role="timer" aria-labelledby="live">
        {parts.map(({ unit, count }) => (
          <span key={unit}>
            <strong>{formatNumber(count)}</strong> <small>{unitName(unit, count)}</small>
          </span>
        ))}
      </div>
      <UnitFigures ages={ages} />
      <p class="note">
        {t('Counted from midnight at the start of the day of birth, by the clock of your device.')}
      </p>
    </TitledCard>
  );
}

const [second, minute] = [1_000, 60_000];

/**
 * Returns the time, updated every second, or every minute for visitors who prefer reduced motion.
 */
function useNow(): { readonly now: Date; readonly isCalm: boolean } {
  const [now, setNow] = useState(() => new Date());
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    const step = isCalm ? minute : second;
    const timer = setTimeout(() => setNow(new Date()), step - (now.getTime() % step));
    return () => clearTimeout(timer);
  }, [now, isCalm]);
  return { now, isCalm };
}
