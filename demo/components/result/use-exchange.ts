import { useEffect, useState } from 'preact/hooks';
import type { Request } from '../../../src/form/inputs.ts';
import type { AnswerOfSite } from '../../browser/answer-of.ts';
import type { ToolSlug } from '../../own-tools/tools.ts';

/** Loaded with the first request, since a page has the answer to its example. */
const loadAnswerOf = () => import('../../browser/answer-of.ts');

/** About the pause between two keystrokes. */
const restMilliseconds = 120;

/**
 * Sends a request to a tool after a pause in typing, and again in each new `round`. Returns no
 * answer while the request is incomplete.
 */
export function useExchange(
  slug: ToolSlug,
  request: Request,
  isComplete: boolean,
  round = 0,
): { readonly exchange: AnswerOfSite | undefined; readonly isBusy: boolean } {
  const [exchange, setExchange] = useState<AnswerOfSite>();
  const [isBusy, setBusy] = useState(false);
  // A new round sends the same request again.
  useEffect(() => {
    if (!isComplete) return setExchange(undefined);
    const controller = new AbortController();
    const run = async () => {
      setBusy(true);
      const { answerOf } = await loadAnswerOf();
      const answer = await answerOf(slug, request, controller.signal);
      if (controller.signal.aborted) return;
      setExchange(answer);
      setBusy(false);
    };
    const timer = setTimeout(run, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [slug, request, isComplete, round]);
  return { exchange, isBusy };
}
