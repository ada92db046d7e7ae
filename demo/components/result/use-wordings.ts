import { useCallback, useRef, useState } from 'preact/hooks';
import type { Calculation } from '../../../src/form/view/result-view.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../form/form-filler.ts';
import type { FormParts } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';

/**
 * Returns the page's own words for a result and, before the next one, the rows that they leave, and
 * a function that changes them.
 */
export function useWordings(
  { inputs }: FormOfPage,
  calculation: Calculation | undefined,
  { wording }: FormParts,
  currency: string | undefined,
): { readonly worded: Wordings; readonly reword: FormFiller['reword'] } {
  const [later, setLater] = useState<{ result: object; wordings: Wordings }>();
  const reword = useCallback<FormFiller['reword']>(
    (result, wordings) => setLater({ result, wordings }),
    [],
  );
  const former = useRef<Wordings>({});
  if (wording && calculation)
    former.current = wording(calculation, calculation.inputs ?? inputs, currency);
  if (!calculation) return { worded: withoutAnswers(former.current), reword };
  const isReworded = later?.result === calculation.result;
  return { worded: isReworded ? { ...former.current, ...later.wordings } : former.current, reword };
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
