import { t } from '../../../src/form/language/language.ts';

/** The places to measure, with the heights of the tape in the drawing. */
const tapes = [
  { name: 'neck', y: 47, from: 88, to: 112 },
  { name: 'waist', y: 112, from: 72, to: 128 },
  { name: 'hip', y: 150, from: 66, to: 134 },
] as const;

/** Half of the outline of a body, to the right of the middle. */
const outline =
  'M100 8c13 0 19 9 18 20-1 8-4 12-7 16l1 8c12 4 26 5 31 14l9 60-8 2-13-46c-2 10-3 18-3 28 0 14 5 24 6 40l-7 78h-14l-11-74';

/** Shows where to put the tape. */
export function Places({ gender }: { readonly gender: 'male' | 'female' }) {
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
