import { maxBodyBytes } from '../api/read-body.ts';
import { countHeldBytes } from './held-bytes.ts';
import { linesOf } from './lines.ts';
import {
  type Batch,
  failed,
  type Message,
  MessageError,
  type Reply,
  readMessages,
  replyText,
  stringify,
  tooLong,
} from './mcp-messages.ts';
import { createMcpServer, type McpOptions, type McpServer } from './mcp-server.ts';
import { reserveOutput } from './reserve-output.ts';

/** The part of `process` in Node, Deno and Bun that is used here. */
declare const process: {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly destroy: () => void };
  readonly stdout: { readonly on: (event: 'error', listener: () => void) => void };
  readonly once: (signal: string, listener: () => void) => void;
  readonly off: (signal: string, listener: () => void) => void;
};

const notText = failed(new MessageError('parseError', 'message: expected text in UTF-8'));

/** How long a client that has closed its end may take until it reads the next response. */
const finishTimeout = 1_000;

/** Most bytes of lines whose responses are not written yet. Beyond this, the next line waits. */
const maxHeldBytes = 2 * maxBodyBytes;

/** What a call holds besides its line, so that about a thousand are under way at most. */
const bytesPerCall = 20 * 1024;

/**
 * Serves the tools to a client of the Model Context Protocol over standard input and output.
 * Resolves once the client has closed its end and read the responses, or reads none for a second;
 * at once on SIGTERM or SIGINT. Until then, anything else that the program prints goes to standard
 * error.
 *
 * Exit the process then: a response that nobody reads, or a tool that is still running, would keep
 * it alive.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * await serveMcpStdio({ tools: [roofPitchTool], name: 'roofs' });
 * process.exit();
 */
export async function serveMcpStdio(options: McpOptions): Promise<void> {
  const calls = callsOf(createMcpServer(options));
  const { write, release } = reserveOutput();
  const ending = new AbortController();
  const held = countHeldBytes(ending.signal);
  const end = () => {
    ending.abort();
    calls.abort();
    process.stdin.destroy();
  };
  let finishing: ReturnType<typeof setTimeout> | undefined;
  const limitFinish = () => {
    clearTimeout(finishing);
    finishing = setTimeout(end, finishTimeout);
  };
  const answer = async (batch: Batch | Reply) => {
    const text = 'messages' in batch ? await replyText(batch, calls.replyTo) : stringify(batch);
    if (text === undefined) return;
    await held.hold(text.length, write(`${text}\n`));
    if (finishing !== undefined && !ending.signal.aborted) limitFinish();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.stdout.on('error', end);
  try {
    for await (const line of linesOf(process.stdin, maxBodyBytes)) {
      const batch = readLine(line);
      await held.atMost(maxHeldBytes);
      if (ending.signal.aborted) break;
      held.hold((line?.length ?? 0) + bytesPerCall * callsIn(batch), answer(batch));
    }
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  limitFinish();
  await held.atMost(0);
  clearTimeout(finishing);
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  release();
}

/** Returns the messages of a line, or the reply that refuses it. */
function readLine(line: Uint8Array | undefined): Batch | Reply {
  const text = line && decode(line);
  if (text === undefined) return line ? notText : tooLong;
  return text.trim() === '' ? { isList: false, messages: [] } : readMessages(text);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function callsIn(batch: Batch | Reply): number {
  return 'messages' in batch ? batch.messages.length : 1;
}

/** Replies to messages, and keeps track of calls under way so that they can be aborted. */
function callsOf(serve: McpServer) {
  const underWay = new Map<unknown, AbortController>();
  const replyTo = async ({ id, method, params }: Message) => {
    if (id === undefined) {
      if (method === 'notifications/cancelled') underWay.get(params.requestId)?.abort();
      return undefined;
    }
    const call = new AbortController();
    underWay.set(id, call);
    const served = serve({ id, method, params }, call.signal);
    const reply = await Promise.race([served, abortOf(call.signal)]);
    if (underWay.get(id) === call) underWay.delete(id);
    return call.signal.aborted ? undefined : reply;
  };
  const abort = () => {
    for (const call of underWay.values()) call.abort();
  };
  return { replyTo, abort };
}

/** Resolves when the call is aborted, even if its tool continues. */
function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
