import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { nextTask } from '../../browser/pause.ts';
import { useLoaded } from '../../components/basic/use-loaded.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { useAnswer } from '../../components/result/use-answer.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { loadAnswerParts } from '../../tools/load-page.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly access: FormFiller;
  readonly answer: ReturnType<typeof useAnswer>;
  /** The locale of numbers. */
  readonly locale: string | undefined;
}

/** The page's own parts below the figures, which are loaded with the first answer. */
export function AnswerParts({ tool, access, answer, locale }: Properties) {
  const { slug, parts } = tool;
  const { calculation, hasErrors } = answer;
  const load = useCallback(() => loadAnswerParts(slug), [slug]);
  const isShown = calculation !== undefined && parts.length > 0;
  const { Picture, More } = useLoaded(isShown ? load : undefined) ?? {};
  const isComplete = useNextTask(Picture !== undefined || More !== undefined);
  const isGrowing = parts.length > 0 && !isComplete && !hasErrors;
  return useMemo(() => {
    const properties = calculation && { ...access, ...calculation };
    return (
      <>
        {parts.includes('picture') && (
          <div class={`picture ${slug}`}>
            {Picture && properties && <Picture {...properties} />}
          </div>
        )}
        <div class={isGrowing ? 'stack growing' : 'stack'}>
          {More && isComplete && properties && <More {...properties} />}
        </div>
      </>
    );
    // The parts format numbers for the locale.
  }, [Picture, More, calculation, access, locale, isComplete, isGrowing, slug, parts]);
}

/** Returns whether something is due, but not before a task after it is. */
function useNextTask(isDue: boolean): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    if (isDue) nextTask().then(() => setNext(true));
  }, [isDue]);
  return isNext;
}
