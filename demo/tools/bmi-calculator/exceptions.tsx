import { t } from '../../../src/form/language/language.ts';
import { localized } from '../../language/page-language.ts';
import { rich } from '../../language/rich.ts';

/** The groups of people with other limits. */
export function Exceptions() {
  return (
    <details class="card extra">
      <summary>{t('Children, pregnancy, athletes, Asian populations')}</summary>
      <div class="stack">
        <Young />
        <Pregnant />
        <Athletes />
        <AsianPopulations />
      </div>
    </details>
  );
}

function Young() {
  return (
    <p>
      {rich(
        '{people} have other limits. Their BMI is compared with others of the same age and sex, by percentiles of the {cdc} or the {who}.',
        {
          people: <strong>{t('Children and teenagers')}</strong>,
          cdc: (
            <a href="https://www.cdc.gov/bmi/child-teen-calculator/">{t('CDC (2 to 19 years)')}</a>
          ),
          who: (
            <a href="https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age">
              {t('WHO (5 to 19 years)')}
            </a>
          ),
        },
      )}
    </p>
  );
}

function Pregnant() {
  return (
    <p>
      {rich(
        '{when}, the categories do not apply. Guidelines for weight gain start from the BMI before it ({source}).',
        {
          when: <strong>{t('During pregnancy')}</strong>,
          source: (
            <a href="https://doi.org/10.17226/12584" lang="en">
              Institute of Medicine, 2009
            </a>
          ),
        },
      )}
    </p>
  );
}

function Athletes() {
  return (
    <p>
      {rich(
        '{people} may have a high BMI because of muscle. The BMI does not tell muscle from fat; a {link} says more.',
        {
          people: <strong>{t('Athletes')}</strong>,
          link: <a href={localized('/tools/body-fat-calculator/')}>{t('body fat estimate')}</a>,
        },
      )}
    </p>
  );
}

function AsianPopulations() {
  return (
    <p>
      {rich(
        '{where}, the risk of diabetes and heart disease is often high below a BMI of 25. A WHO expert consultation kept the categories for all, and named 23, 27.5, 32.5 and 37.5 as further points for public health action ({source}).',
        {
          where: <strong>{t('In Asian populations')}</strong>,
          source: (
            <a href="https://doi.org/10.1016/S0140-6736(03)15268-3" lang="en">
              Lancet 363, 2004, 157–163
            </a>
          ),
        },
      )}
    </p>
  );
}
