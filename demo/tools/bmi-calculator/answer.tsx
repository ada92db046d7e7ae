import { useContext, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { rich } from '../../language/rich.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { formatWeight } from '../shared/body-weight.ts';
import { roundStep, withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import { bandOf, Scale } from '../shared/pictures/scale.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { Exceptions } from './exceptions.tsx';
import { isYoung, unitOf } from './page.tsx';
import { categories, weightAt } from './weights.ts';

type Answer = ToolAnswer<'bmi-calculator'>;

/** Where the drawing begins and ends. */
const [leastBmi, mostBmi] = [13, 37];

/** The weight of an adult among the categories at this height, with a knob that changes it. */
export function Picture(answer: Answer & FormFiller) {
  const { request, result, change } = answer;
  const inputs = useContext(FormInputs);
  const { response } = useToolContext().tool;
  const [moved, setMoved] = useState<{ readonly from: object; readonly weight: number }>();
  if (isYoung(inputs)) return <ForYoungPeople />;
  const unit = unitOf(request);
  const weight = moved?.from === request ? moved.weight : request.weight;
  const bmi = (result.bmi * weight) / request.weight;
  const bands = [{ name: message('Underweight'), from: leastBmi }, ...categories];
  const [least, most] = [weightAt(leastBmi, answer), weightAt(mostBmi, answer)];
  const step = roundStep((most - least) / 100);
  const written = {
    bmi: formatFigure(bmi, response.properties.bmi ?? {}, undefined),
    category: t(bandOf(bands, bmi)?.name ?? ''),
  };
  const caption = t('A BMI of {bmi} is in the category “{category}”.', written);
  return (
    <Scale
      bands={bands}
      end={mostBmi}
      value={bmi}
      label={formatWeight(weight, unit)}
      writeLimit={(limit) => (
        <>
          <b>{formatBriefly(weightAt(limit, answer))}</b>
          <small>{formatNumber(limit)}</small>
        </>
      )}
      caption={
        <>
          {caption}
          {sentenceSpace()}
          {t('These categories are for adults of 20 years or older.')}
        </>
      }
    >
      <input
        type="range"
        class="over"
        aria-label={t('Weight')}
        aria-valuetext={`${formatWeight(weight, unit)}. ${caption}`}
        min={least}
        max={most}
        step="any"
        value={weight}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          const rounded = withoutBinaryNoise(Math.round(valueAsNumber / step) * step);
          setMoved({ from: request, weight: rounded });
          change('weight', String(rounded));
        }}
      />
    </Scale>
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

/** The groups of people with other limits. */
export function More() {
  return <Exceptions />;
}
