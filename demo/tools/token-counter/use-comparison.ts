import { useEffect, useState } from 'preact/hooks';
import { askTool } from '../../browser/ask-tool.ts';

export interface ModelCount {
  readonly model: string;
  readonly tokens: number;
  readonly percentOfContext: number | null;
}

/**
 * Asks the API how many tokens a text has, for one model after the other. Returns the previous
 * counts until all are known, and none while `isWanted` is false.
 */
export function useComparison(text: string, models: readonly string[], isWanted: boolean) {
  const [counts, setCounts] = useState<readonly ModelCount[]>([]);
  useEffect(() => {
    if (!isWanted) return setCounts([]);
    const controller = new AbortController();
    const run = async () => {
      const found: ModelCount[] = [];
      for (const model of models) {
        const count = await countFor(text, model, controller.signal);
        if (controller.signal.aborted) return;
        if (count) found.push(count);
      }
      setCounts(found);
    };
    run();
    return () => controller.abort();
  }, [text, models, isWanted]);
  return counts;
}

async function countFor(
  text: string,
  model: string,
  signal: AbortSignal,
): Promise<ModelCount | undefined> {
  const answer = await askTool('token-counter', { text, model }, signal);
  if ('issues' in answer) return undefined;
  const { tokens, percentOfContext } = answer.result;
  if (typeof tokens !== 'number') return undefined;
  return {
    model,
    tokens,
    percentOfContext: typeof percentOfContext === 'number' ? percentOfContext : null,
  };
}
