import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { useToolOfPage } from '../../components/form/tool-of-page.ts';
import { rich } from '../../language/rich.ts';
import { Scale } from '../shared/pictures/scale.tsx';
import type { Shown } from '../shared/shown.ts';
import { categoriesOf, formatBmi } from './categories.ts';
import { isYoung } from './wording.tsx';

/** Marks the BMI of an adult on a scale with the categories of the World Health Organization. */
export function Picture({ result }: Shown<'bmi-calculator'>) {
  const inputs = useContext(FormInputs);
  const { tool } = useToolOfPage();
  if (isYoung(inputs)) return <ForYoungPeople />;
  const { category } = result;
  const bmi = formatBmi(result.bmi, tool);
  return (
    <>
      <Scale
        bands={categoriesOf(tool)}
        end={40}
        value={result.bmi}
        label={bmi}
        current={category}
        caption={t('A BMI of {bmi} is in the category “{category}”.', {
          bmi,
          category: t(category),
        })}
      />
      <p class="note">{t('These categories are for adults of 20 years or older.')}</p>
    </>
  );
}

function ForYoungPeople() {
  return (
    <p>
      {rich(
        'The BMI of children and teenagers has no such categories. It is compared with others of the same age and sex, by percentiles: {cdc}.',
        {
          cdc: (
            <a href="https://www.cdc.gov/bmi/child-teen-calculator/">{t('CDC (2 to 19 years)')}</a>
          ),
        },
      )}
    </p>
  );
}
