import { message, t } from '../../src/form/language/language.ts';
import { installation, isControlled } from './installation.ts';

const answerers = [message('the worker'), message('this page')] as const;

export interface Answer {
  /** 0 if nothing answered. */
  readonly status: number;
  /** The unparsed body. */
  readonly text: string;
  readonly milliseconds: number;
  /** Who computed the answer. */
  readonly by: (typeof answerers)[number];
}

/** Longer inputs would freeze the page while it computes. */
const longestInPage = 200_000;

/**
 * Calls the API in the worker, or in this page itself until the worker controls it. On a first visit, that lasts until
 * the worker has fetched its files.
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  if (String(init.body).length > longestInPage) await installation;
  const by = isControlled() ? 'the worker' : 'this page';
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

export type Outcome =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: string };

/** Returns the envelope of an answer to POST. */
export function outcomeOf({ text, status }: Answer): Outcome {
  try {
    const body: unknown = JSON.parse(text);
    if (isOutcome(body)) return body;
  } catch {
    // Something other than the API answered.
  }
  return {
    ok: false,
    error: t('No answer (status {status}). Reload the page and try again.', {
      status: String(status),
    }),
  };
}

function isOutcome(body: unknown): body is Outcome {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : 'error' in body;
}
