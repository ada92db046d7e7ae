import { Fragment } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatMeasure } from '../../../src/form/numbers/format.ts';
import { withUnit } from '../../../src/form/numbers/with-unit.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { CopyableFigure } from '../shared/figures.tsx';
import { useMoney } from '../shared/money.ts';
import { ticksBetween } from '../shared/pictures/line-places.ts';
import { PlacedText } from '../shared/pictures/placed-text.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { tripOf } from './trip.ts';

/** The distance as a road, with the fuel and the cost along it. */
export function Picture({ request, result }: ToolAnswer<'fuel-cost-calculator'>) {
  const money = useMoney();
  const { distance, distanceUnit = 'miles', priceUnit } = request;
  const isMetric = priceUnit === 'liter';
  const fuel = isMetric ? result.fuelUsedLiters : result.fuelUsedGallons;
  if (distance === 0) return <figure hidden />;
  const stops = ticksBetween(0, distance, 2).filter((stop) => stop < 0.7 * distance);
  return (
    <figure class="road">
      <div class="share-bar">
        <svg class="colors" aria-hidden="true">
          <rect width="100%" height="100%" rx="8" class="part" />
          <line x1="0" x2="100%" y1="50%" y2="50%" class="lane" />
        </svg>
        {[...stops, distance].map((stop) => {
          const [at, share] = [(100 * stop) / distance, stop / distance];
          return (
            <Fragment key={stop}>
              <PlacedText at={at} class="above" text={written(stop, distanceUnit)} />
              <PlacedText
                at={at}
                class="below"
                text={written(share * fuel, isMetric ? 'l' : 'gal')}
              />
              <PlacedText at={at} class="below fuel" text={money(share * result.cost)} />
            </Fragment>
          );
        })}
      </div>
    </figure>
  );
}

function written(amount: number, unit: string): string {
  return withUnit(formatMeasure(amount), '', unit, amount).join('');
}

/** The cost with tolls, per person, and per 100 km or miles. */
export function More(shown: ToolAnswer<'fuel-cost-calculator'>) {
  const { withTolls, perPerson, perHundred, unit } = tripOf(shown, useContext(FormInputs));
  const id = useId();
  const money = useMoney();
  const text = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return (
    <TitledCard id={id} title={t('Cost of the trip')}>
      <dl class="figures">
        <CopyableFigure name={t('Fuel and tolls')} text={text(withTolls)} />
        <CopyableFigure name={t('Each person pays')} text={text(perPerson)} />
        <CopyableFigure
          name={unit === 'km' ? t('Fuel cost per 100 km') : t('Fuel cost per 100 miles')}
          text={text(perHundred)}
        />
      </dl>
    </TitledCard>
  );
}
