import { useEffect, useState } from 'preact/hooks';
import type { Request } from '../../../src/form/inputs.ts';
import type { AnswerWithReply } from '../../browser/ask-tool.ts';
import type { ToolSlug } from '../../own-tools/tools-of-site.ts';

/** Loaded with the first request, since a page has the answer to its example. */
const loadAskTool = () => import('../../browser/ask-tool.ts');

/** About the pause between two keystrokes. */
const restMilliseconds = 120;

/**
 * Sends a request to a tool after a pause in typing, and again in each new `round`. Returns no
 * answer while the request is incomplete.
 */
export function useToolAnswer(
  slug: ToolSlug,
  request: Request,
  isComplete: boolean,
  round = 0,
): { readonly answer: AnswerWithReply | undefined; readonly isBusy: boolean } {
  const [answer, setAnswer] = useState<AnswerWithReply>();
  const [isBusy, setBusy] = useState(false);
  // A new round sends the same request again.
  useEffect(() => {
    if (!isComplete) return setAnswer(undefined);
    const controller = new AbortController();
    const run = async () => {
      setBusy(true);
      const { askTool } = await loadAskTool();
      const answer = await askTool(slug, request, controller.signal);
      if (controller.signal.aborted) return;
      setAnswer(answer);
      setBusy(false);
    };
    const timer = setTimeout(run, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [slug, request, isComplete, round]);
  return { answer, isBusy };
}
