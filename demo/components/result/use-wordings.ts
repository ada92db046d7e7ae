import { useRef } from 'preact/hooks';
import type { Answered } from '../../../src/form/view/result-view.tsx';
import type { Wording, Wordings } from '../../../src/form/view/wording.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { HeadlineWording } from '../../model/wording.ts';
import type { FormParts } from '../form/form-parts.ts';
import type { FormOfPage } from '../form/use-form.ts';

/** Returns the page's own words for a result and, before the next one, the rows that they leave. */
export function useWordings(
  tool: ToolPage,
  { inputs }: FormOfPage,
  answered: Answered | undefined,
  { wording, headline }: FormParts,
  currency: string | undefined,
): Wordings {
  const former = useRef<Wordings>({});
  if (wording && answered) former.current = wording(answered, answered.inputs ?? inputs, currency);
  const worded = answered ? former.current : withoutAnswers(former.current);
  if (!headline) return worded;
  const own = headlineWording(headline, tool, answered);
  return { ...worded, [tool.headline]: { ...own, ...worded[tool.headline] } };
}

function headlineWording(
  own: HeadlineWording,
  { headline, response }: ToolPage,
  answered: Answered | undefined,
): Wording {
  const { title, schemaOf } = own;
  return {
    ...(title && { title: title() }),
    ...(schemaOf && { schema: schemaOf(response.properties[headline] ?? {}) }),
    ...(answered && { value: own.valueOf(answered.result) }),
  };
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
