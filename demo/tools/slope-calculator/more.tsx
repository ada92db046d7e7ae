import { CopyButton } from '../../components/copy-button.tsx';
import type { Shown } from '../../pictures/shown.ts';
import { formsOf } from './forms.ts';

/** The line in the forms of textbooks, with fractions. */
export function More({ request }: Shown<'slope-calculator'>) {
  const forms = formsOf(request);
  if (!forms) return null;
  const rows = [
    { name: 'Slope as a fraction', text: forms.slope },
    { name: 'Slope-intercept form', text: forms.slopeIntercept },
    { name: 'Point-slope form', text: forms.pointSlope },
    { name: 'Standard form', text: forms.standard },
  ];
  return (
    <section class="card extra" aria-labelledby="forms">
      <h2 id="forms">The line in exact forms</h2>
      <dl class="figures">
        {rows.map(
          ({ name, text }) =>
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span class="value">{text.replaceAll('-', '−')}</span>
                  <CopyButton text={() => text} subject={name} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
