import type { BodyFatCalculatorRequest, BodyFatCalculatorResult } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { limits } from '../../../src/tools/body-fat-calculator/limits.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { type Band, Scale } from '../shared/pictures/scale.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Marks the share of fat on a scale with the categories of the American Council on Exercise. */
export function Picture({ request, result }: ToolAnswer<'body-fat-calculator'>) {
  const { response } = useToolContext().tool;
  const { bodyFatPercent, category } = result;
  const figure = formatFigure(bodyFatPercent, response.properties.bodyFatPercent ?? {}, undefined);
  const percent = percentage(`≈\u00a0${figure}`);
  const values = { percent, category: t(category) };
  return (
    <Scale
      bands={categoriesFor(request.gender)}
      end={45}
      isEven
      value={bodyFatPercent}
      label={percent}
      writeLimit={(limit) => <b>{percentage(formatNumber(limit))}</b>}
      caption={
        request.gender === 'male'
          ? t('A body fat of {percent} is in the category “{category}” for men.', values)
          : t('A body fat of {percent} is in the category “{category}” for women.', values)
      }
    />
  );
}

/** Where to measure, and the accuracy of the method. */
export function More({ request }: ToolAnswer<'body-fat-calculator'>) {
  return (
    <>
      <TitledCard id="places" title={t('Where to measure')}>
        <Places gender={request.gender} />
      </TitledCard>
      <Method />
    </>
  );
}

function Method() {
  return (
    <details class="card extra">
      <summary>{t('How to measure, and how accurate it is')}</summary>
      <div class="stack">
        <p>
          {t(
            'Stand upright with your arms hanging. Keep the tape level and close to the skin without pressing it in.',
          )}
        </p>
        <p>
          {t(
            'Compared with underwater weighing, the estimate had a standard error of 3.5 percentage points for men and 3.7 for women (Hodgdon and Beckett, 1984). So about one person in three is further off than that. Scans and underwater weighing are more accurate.',
          )}
        </p>
      </div>
    </details>
  );
}

interface Category extends Band {
  readonly name: BodyFatCalculatorResult['category'];
}

/** Returns the categories of the American Council on Exercise, in percent of body fat. */
export function categoriesFor(gender: BodyFatCalculatorRequest['gender']): readonly Category[] {
  const [athletes, fitness, average, obese] = limits[gender];
  return [
    { name: message('Essential fat'), from: 0 },
    { name: message('Athletes'), from: athletes },
    { name: message('Fitness'), from: fitness },
    { name: message('Average'), from: average },
    { name: message('Obese'), from: obese },
  ];
}

/** The places to measure, with the heights of the tape in the drawing. */
const tapes = [
  { name: 'neck', y: 47, from: 88, to: 112 },
  { name: 'waist', y: 112, from: 72, to: 128 },
  { name: 'hip', y: 150, from: 66, to: 134 },
] as const;

/** Half of the outline of a body, to the right of the middle. */
const outline =
  'M100 8c13 0 19 9 18 20-1 8-4 12-7 16l1 8c12 4 26 5 31 14l9 60-8 2-13-46c-2 10-3 18-3 28 0 14 5 24 6 40l-7 78h-14l-11-74';

function Places({ gender }: { readonly gender: 'male' | 'female' }) {
  const titles = { neck: t('Neck'), waist: t('Waist'), hip: t('Hip') };
  const shown = tapes.filter(({ name }) => gender === 'female' || name !== 'hip');
  return (
    <figure class="places">
      <svg viewBox="0 0 320 236" aria-hidden="true">
        <path d={outline} class="curve" fill="none" />
        <path d={outline} class="curve" fill="none" transform="translate(200) scale(-1 1)" />
        {shown.map(({ name, y, from, to }) => (
          <g key={name}>
            <path d={`M${from} ${y}q${(to - from) / 2} 8 ${to - from} 0`} class="tape" />
            <path d={`M${to + 4} ${y}H176`} class="tick" />
            <text x="182" y={y + 5}>
              {titles[name]}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="note">
        {gender === 'male'
          ? t('Neck: below the larynx. Waist: at the navel.')
          : t('Neck: below the larynx. Waist: where the abdomen is narrowest. Hip: at its widest.')}
      </figcaption>
    </figure>
  );
}
