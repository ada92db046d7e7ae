import { useEffect, useState } from 'preact/hooks';
import type { Request } from '../../../src/form/inputs.ts';
import { type Answer, ask, type Outcome, outcomeOf } from '../../browser/ask.ts';

export interface Exchange {
  readonly request: Request;
  readonly answer: Answer;
  readonly outcome: Outcome;
}

/** About the pause between two keystrokes. */
const restMilliseconds = 120;

/**
 * Sends a request after a pause in typing, and again in each new `round`. Returns no exchange while the request is
 * incomplete.
 */
export function useExchange(path: string, request: Request, isComplete: boolean, round: number) {
  const [exchange, setExchange] = useState<Exchange>();
  const [isBusy, setBusy] = useState(false);
  // A new round sends the same request again.
  useEffect(() => {
    if (!isComplete) return setExchange(undefined);
    const controller = new AbortController();
    const run = async () => {
      setBusy(true);
      const answer = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setExchange({ request, answer, outcome: outcomeOf(answer) });
      setBusy(false);
    };
    const timer = setTimeout(run, restMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, request, isComplete, round]);
  return { exchange, isBusy };
}
