import { answered } from './site.ts';

export interface Answer {
  readonly status: number;
  /** The body as it came. */
  readonly text: string;
  readonly milliseconds: number;
}

/** Asks the API, once it is answered in this page. */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  await answered;
  const start = performance.now();
  const response = await fetch(path, init);
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - start };
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
