import { formatMeasure } from '../../../src/form/numbers/format.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import type { Wording, Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { formsOf } from './forms.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'slope-calculator'>>;

/** Writes numbers that have no finite decimal as exact fractions. */
function wording({ request, result }: ToolAnswer<'slope-calculator'>): Wordings {
  const forms = formsOf(request);
  const { intercept, slopeIntercept } = forms ?? {};
  return {
    ...(isEndless(intercept) && { intercept: withDecimal(intercept, result.intercept) }),
    ...(result.intercept === null && { intercept: undefined }),
    ...(isEndless(slopeIntercept) && {
      equation: { shown: withMinus(slopeIntercept), copied: slopeIntercept },
    }),
  };
}

/** Whether a text contains a fraction in lowest terms that no decimal equals. */
export function isEndless(text: string | undefined): text is string {
  const denominators = text?.matchAll(/\/(\d+)/g) ?? [];
  return [...denominators].some(([, digits = '']) => withoutFactors(BigInt(digits)) !== 1n);
}

/** Divides by 2 and by 5 as often as possible. */
function withoutFactors(value: bigint): bigint {
  const factor = [2n, 5n].find((one) => value % one === 0n);
  return factor === undefined ? value : withoutFactors(value / factor);
}

function withDecimal(fraction: string, value: number | null): Wording {
  const decimal = value === null ? '' : ` ≈\u00a0${formatMeasure(value)}`;
  return {
    shown: (
      <>
        {withMinus(fraction)}
        <small>{decimal}</small>
      </>
    ),
    copied: fraction,
  };
}
