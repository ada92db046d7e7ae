import { t } from '../../language.ts';
import { Scale } from '../../pictures/scale.tsx';
import type { Shown } from '../../pictures/shown.ts';
import { categories, formatBmi } from './categories.ts';

/** Marks the BMI on a scale with the categories of the World Health Organization. */
export function Picture({ result }: Shown<'bmi-calculator'>) {
  const { category } = result;
  const bmi = formatBmi(result.bmi);
  return (
    <Scale
      bands={categories}
      end={40}
      value={result.bmi}
      label={bmi}
      current={category}
      caption={t('A BMI of {bmi} is in the category “{category}”.', { bmi, category: t(category) })}
    />
  );
}
