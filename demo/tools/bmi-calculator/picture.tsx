import { formatNumber } from '../../format.ts';
import { Scale } from '../../pictures/scale.tsx';
import type { Shown } from '../../pictures/shown.ts';
import { categories } from './categories.ts';

/** Marks the BMI on the categories of the World Health Organization. */
export function Picture({ result: { bmi, category } }: Shown<'bmi-calculator'>) {
  return (
    <Scale
      bands={categories}
      end={40}
      value={bmi}
      current={category}
      caption={`A BMI of ${formatNumber(bmi)} is in the category “${category}”.`}
    />
  );
}
