import { useRef } from 'preact/hooks';
import type { Calculation } from '../../../src/form/view/result-view.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';

/** Returns the page's own words for a result and, before the next one, the rows that they leave. */
export function useWordings(
  { inputs }: FormOfPage,
  calculation: Calculation | undefined,
  { wording }: FormParts,
  currency: string | undefined,
): Wordings {
  const former = useRef<Wordings>({});
  if (wording && calculation)
    former.current = wording(calculation, calculation.inputs ?? inputs, currency);
  return calculation ? former.current : withoutAnswers(former.current);
}

/** Keeps the rows of the former answer, so that nothing moves before the next one. */
function withoutAnswers(worded: Wordings): Wordings {
  const titled = Object.entries(worded).filter(([, one]) => !one || one.title !== undefined);
  return Object.fromEntries(
    titled.map(([name, one]) => [
      name,
      one?.title === undefined ? undefined : { title: one.title },
    ]),
  );
}
