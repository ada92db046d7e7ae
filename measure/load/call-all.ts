export interface Exchange {
  readonly path: string;
  readonly body: string;
  readonly answer: string;
}

export interface Tally {
  readonly right: number;
  /** The number of calls that were repeated because the browser stopped the worker during them. */
  readonly brokenOff: number;
  /** The first few calls without an answer or with a wrong one. */
  readonly wrong: readonly string[];
}

interface Task {
  readonly exchanges: readonly Exchange[];
  readonly calls: number;
  readonly atOnce: number;
}

/**
 * Runs in a page: makes several calls at a time, compares the answers, and repeats calls that the
 * browser aborts.
 */
export async function callAll({ exchanges, calls, atOnce }: Task): Promise<Tally> {
  let made = 0;
  let right = 0;
  let brokenOff = 0;
  const wrong: string[] = [];
  const ask = async ({ path, body }: Exchange): Promise<string> => {
    try {
      const response = await fetch(path, { method: 'POST', body });
      return await response.text();
    } catch {
      brokenOff += 1;
      return '';
    }
  };
  const callOnce = async (exchange: Exchange) => {
    let text = '';
    while (text === '') text = await ask(exchange);
    if (text === exchange.answer) right += 1;
    else if (wrong.length < 5) wrong.push(`${exchange.path}: ${text.slice(0, 200)}`);
  };
  const callOn = async () => {
    while (made < calls) {
      const exchange = exchanges[made % exchanges.length];
      made += 1;
      if (exchange) await callOnce(exchange);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callOn));
  return { right, brokenOff, wrong };
}
