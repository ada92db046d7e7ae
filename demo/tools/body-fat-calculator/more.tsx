import { useState } from 'preact/hooks';
import { formatBriefly } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { massesOf } from './masses.ts';

const units = ['kg', 'lb'] as const;

/** Fat and lean mass for a weight, and how accurate the method is. */
export function More({ result: { bodyFatPercent } }: Shown<'body-fat-calculator'>) {
  const [weight, setWeight] = useState('');
  const [unit, setUnit] = useState<string>(units[0]);
  const masses = massesOf(weight, bodyFatPercent);
  const shown = (mass: number | undefined) =>
    mass === undefined ? '–' : `${formatBriefly(mass)} ${unit}`;
  return (
    <>
      <section class="card extra" aria-labelledby="masses">
        <h2 id="masses">Fat and lean mass</h2>
        <div class="field">
          <label for="body-weight">
            Weight <span class="optional">optional</span>
          </label>
          <div class="control">
            <input
              id="body-weight"
              type="number"
              min="0"
              step="any"
              autocomplete="off"
              value={weight}
              onInput={({ currentTarget }) => setWeight(currentTarget.value)}
            />
            <select
              style={{ width: 'auto', flex: 'none' }}
              aria-label="Unit of the weight"
              value={unit}
              onChange={({ currentTarget }) => setUnit(currentTarget.value)}
            >
              {units.map((name) => (
                <option key={name} value={name} selected={name === unit}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        <dl class="figures" aria-live="polite">
          <div>
            <dt>Fat mass</dt>
            <dd>{shown(masses?.fat)}</dd>
          </div>
          <div>
            <dt>Lean mass</dt>
            <dd>{shown(masses?.lean)}</dd>
          </div>
        </dl>
      </section>
      <details class="card extra">
        <summary>How to measure, and how accurate it is</summary>
        <div class="stack">
          <ul class="plain">
            <li>
              <strong>Neck:</strong> below the larynx.
            </li>
            <li>
              <strong>Waist:</strong> men at the navel, women where the abdomen is narrowest.
            </li>
            <li>
              <strong>Hip:</strong> women only, where the buttocks are widest.
            </li>
          </ul>
          <p>
            Stand upright with your arms hanging. Keep the tape level and close to the skin without
            pressing it in.
          </p>
          <p>
            Compared with underwater weighing, the estimate had a standard error of 3.5 percentage
            points for men and 3.7 for women (Hodgdon and Beckett, 1984). So about one person in
            three is further off than that. Scans and underwater weighing are more accurate.
          </p>
        </div>
      </details>
    </>
  );
}
