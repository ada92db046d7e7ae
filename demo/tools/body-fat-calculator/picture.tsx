import { t } from '../../../src/form/language/language.ts';
import { percentage } from '../../../src/form/numbers/format.ts';
import { useToolOfPage } from '../../components/form/tool-of-page.ts';
import { Scale } from '../shared/pictures/scale.tsx';
import type { Shown } from '../shared/shown.ts';
import { categoriesFor, formatBodyFat } from './categories.ts';

/** Marks the share of fat on a scale with the categories of the American Council on Exercise. */
export function Picture({ request, result }: Shown<'body-fat-calculator'>) {
  const { tool } = useToolOfPage();
  const { bodyFatPercent, category } = result;
  const percent = percentage(`≈\u00a0${formatBodyFat(bodyFatPercent, tool)}`);
  const values = { percent, category: t(category) };
  return (
    <Scale
      bands={categoriesFor(request.gender)}
      end={45}
      value={bodyFatPercent}
      label={percent}
      current={category}
      caption={
        request.gender === 'male'
          ? t('A body fat of {percent} is in the category “{category}” for men.', values)
          : t('A body fat of {percent} is in the category “{category}” for women.', values)
      }
    />
  );
}
