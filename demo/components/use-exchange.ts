import { useEffect, useState } from 'preact/hooks';
import { type Answer, ask, type Outcome, outcomeOf } from '../ask.ts';
import type { Request } from '../inputs.ts';

export interface Exchange {
  readonly request: Request;
  readonly answer: Answer;
  readonly outcome: Outcome;
}

/** As long as a pause between two keys. */
const restMilliseconds = 120;

/**
 * The answer to a request, asked for when the request has stood for a moment, and once more in each
 * round; there is none while it is incomplete.
 */
export function useExchange(path: string, request: Request, isComplete: boolean, round: number) {
  const [exchange, setExchange] = useState<Exchange>();
  const [isBusy, setBusy] = useState(false);
  // A round asks the same request again.
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
