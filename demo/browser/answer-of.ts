import {
  type Answer,
  answerOf as answerInPage,
  fault,
  type Refusal,
} from '../../src/form/answer.ts';
import type { Request } from '../../src/form/inputs.ts';
import { t } from '../../src/form/language/language.ts';
import type { ToolSlug } from '../own-tools/tools.ts';
import { isControlled, readyFor } from './installation.ts';
import { loadToolOfSite } from './load-tool-of-site.ts';
import { type Reply, replyTo } from './reply.ts';

/** An answer, and the response of the API that it comes from or stands for. */
export type AnswerOfSite = Answer & { readonly reply: Reply };

const never = new AbortController().signal;

/**
 * Resolves to the answer of a tool: from the worker once it controls the page, and until then from
 * the tool's own module. On a first visit, that lasts until the worker has fetched its files.
 */
export async function answerOf(
  slug: ToolSlug,
  request: Request,
  signal: AbortSignal = never,
): Promise<AnswerOfSite> {
  const body = JSON.stringify(request);
  await readyFor(body);
  return isControlled()
    ? answerOfWorker(slug, request, body, signal)
    : answerOfModule(slug, request, signal);
}

async function answerOfModule(
  slug: ToolSlug,
  request: Request,
  signal: AbortSignal,
): Promise<AnswerOfSite> {
  const by = 'this page';
  const tool = await loadToolOfSite(slug).catch(() => undefined);
  if (!tool) return { request, ...noAnswer(0), reply: { status: 0, text: '', by } };
  const answer = await answerInPage(tool, request, signal);
  if ('result' in answer) {
    const text = JSON.stringify({ ok: true, result: answer.result });
    return { ...answer, reply: { status: 200, text, by } };
  }
  const { message } = answer;
  const text = JSON.stringify({ ok: false, error: message });
  return { ...answer, reply: { status: message === fault.message ? 500 : 400, text, by } };
}

async function answerOfWorker(
  slug: ToolSlug,
  request: Request,
  body: string,
  signal: AbortSignal,
): Promise<AnswerOfSite> {
  const headers = { 'Content-Type': 'application/json' };
  const call = new Request(`/api/${slug}`, { method: 'POST', headers, body, signal });
  const reply = await replyTo(call, 'the worker', fetch);
  const envelope = envelopeIn(reply.text);
  if (!envelope) return { request, ...noAnswer(reply.status), reply };
  if (envelope.ok) return { request, result: envelope.result, reply };
  return { request, ...(await refusalOf(slug, request, envelope.error, signal)), reply };
}

/**
 * Returns why the API refuses a request. Its response says so in one sentence, and the tool's own
 * module in parts.
 */
async function refusalOf(
  slug: ToolSlug,
  request: Request,
  message: string,
  signal: AbortSignal,
): Promise<Refusal> {
  const tool = await loadToolOfSite(slug).catch(() => undefined);
  const answer = tool && (await answerInPage(tool, request, signal));
  return { message, issues: answer && 'issues' in answer ? answer.issues : [] };
}

function noAnswer(status: number): Refusal {
  const message = t('No answer (status {status}). Reload the page and try again.', {
    status: String(status),
  });
  return { message, issues: [] };
}

type Envelope =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: string };

/** Returns the envelope of the API, or `undefined` for what something else answered. */
function envelopeIn(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : 'error' in body;
}
