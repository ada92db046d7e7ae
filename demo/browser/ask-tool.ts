import type { FieldIssue } from 'toolworker';
import {
  type Answer,
  answerOf as answerInPage,
  fault,
  type Refusal,
} from '../../src/form/answer.ts';
import type { Request } from '../../src/form/inputs.ts';
import { t } from '../../src/form/language/language.ts';
import type { ToolSlug } from '../own-tools/tools-of-site.ts';
import { isControlled, readyFor } from './installation.ts';
import { loadToolOfSite } from './load-tool-of-site.ts';
import { type Reply, replyTo } from './reply.ts';

/** An answer, and the response of the API that it comes from or stands for. */
export type AnswerWithReply = Answer & { readonly reply: Reply };

const never = new AbortController().signal;

/**
 * Resolves to the answer of a tool: from the worker once it controls the page, and until then from
 * the tool's own module. On a first visit, that lasts until the worker has fetched its files.
 */
export async function askTool(
  slug: ToolSlug,
  request: Request,
  signal: AbortSignal = never,
): Promise<AnswerWithReply> {
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
): Promise<AnswerWithReply> {
  const by = 'this page';
  const tool = await loadToolOfSite(slug).catch(() => undefined);
  if (!tool) return { request, ...noAnswer(0), reply: { status: 0, text: '', by } };
  const answer = await answerInPage(tool, request, signal);
  if ('result' in answer) {
    const text = JSON.stringify({ ok: true, result: answer.result });
    return { ...answer, reply: { status: 200, text, by } };
  }
  const { message } = answer;
  const status = message === fault.message ? 500 : 400;
  return { ...answer, reply: { status, text: refusalText(message), by } };
}

async function answerOfWorker(
  slug: ToolSlug,
  request: Request,
  body: string,
  signal: AbortSignal,
): Promise<AnswerWithReply> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json; issues=true',
  };
  const call = new Request(`/api/${slug}`, { method: 'POST', headers, body, signal });
  const reply = await replyTo(call, 'the worker', fetch);
  const envelope = envelopeIn(reply.text);
  if (!envelope) return { request, ...noAnswer(reply.status), reply };
  if (envelope.ok) return { request, result: envelope.result, reply };
  const { error: message, issues = [] } = envelope;
  // The page shows the response to those who do not ask for issues.
  return { request, message, issues, reply: { ...reply, text: refusalText(message) } };
}

function refusalText(error: string): string {
  return JSON.stringify({ ok: false, error });
}

function noAnswer(status: number): Refusal {
  const message = t('No answer (status {status}). Reload the page and try again.', {
    status: String(status),
  });
  return { message, issues: [] };
}

type Envelope =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: string; readonly issues?: readonly FieldIssue[] };

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
