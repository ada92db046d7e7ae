import { installation, isControlled, isOwnTool, isServed } from './site.ts';

export interface Answer {
  /** 0 where there was no answer. */
  readonly status: number;
  /** The body as it came. */
  readonly text: string;
  readonly milliseconds: number;
  /** Who has computed it. */
  readonly by: 'the server' | 'the worker' | 'this page';
}

/** What takes so long that the page, would it compute, could not be used meanwhile. */
const longestInPage = 200_000;

/**
 * Asks the API: the server that has it, the worker, or this page itself while no worker is in control.
 * On a first visit that is as long as the worker fetches all that it keeps. On a page
 * from a server, this page computes the tools that the server lacks.
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  if (!isServed && String(init.body).length > longestInPage) await installation;
  const by = answerer(path);
  try {
    const answer = by === 'this page' ? (await import('./in-page.ts')).handle : fetch;
    const start = performance.now();
    const response = await answer(new Request(path, init));
    const text = await response.text();
    return { status: response.status, text, milliseconds: performance.now() - start, by };
  } catch {
    return { status: 0, text: '', milliseconds: 0, by };
  }
}

function answerer(path: string): Answer['by'] {
  if (isServed) return isOwnTool(path) ? 'this page' : 'the server';
  return isControlled() ? 'the worker' : 'this page';
}

export type Outcome =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: string };

/** The envelope of an answer to POST. */
export function outcomeOf({ text, status }: Answer): Outcome {
  try {
    const body: unknown = JSON.parse(text);
    if (isOutcome(body)) return body;
  } catch {
    // Whatever answered is not the API.
  }
  return { ok: false, error: `The API did not answer; the status was ${status}.` };
}

function isOutcome(body: unknown): body is Outcome {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : 'error' in body;
}
