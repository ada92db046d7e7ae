import { formatBriefly } from '../../format.ts';
import { Scale } from '../../pictures/scale.tsx';
import type { Shown } from '../../pictures/shown.ts';
import { categoriesFor } from './categories.ts';

/** Marks the share of fat on the categories of the American Council on Exercise. */
export function Picture({ request, result }: Shown<'body-fat-calculator'>) {
  const { bodyFatPercent, category } = result;
  const people = request.gender === 'male' ? 'men' : 'women';
  return (
    <Scale
      bands={categoriesFor(request.gender)}
      end={45}
      value={bodyFatPercent}
      unit=" %"
      current={category}
      caption={`A body fat of ${formatBriefly(bodyFatPercent)} % is in the category “${category}” for ${people}.`}
    />
  );
}
