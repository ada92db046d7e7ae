import { maxBodyBytes } from '../api/read-body.ts';
import { type Message, parseMessage, replyTo, tooLong } from './mcp-messages.ts';
import { createMcpServer, type McpOptions, type McpServer } from './mcp-server.ts';

/** The part of `process` in Node, Deno and Bun that is used here. */
declare const process: {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly destroy: () => void };
  readonly stdout: {
    write: (text: string) => boolean;
    readonly on: (event: 'error', listener: () => void) => void;
  };
  readonly stderr: { readonly write: (text: string) => boolean };
  readonly once: (signal: string, listener: () => void) => void;
  readonly off: (signal: string, listener: () => void) => void;
};

/** How long calls may continue after the client has closed its end. */
const finishTimeout = 1_000;

/**
 * Serves the tools to a client of the Model Context Protocol over standard input and output. Resolves once
 * the client closes its end, or on SIGTERM or SIGINT. Until then, anything else that the program prints goes
 * to standard error.
 *
 * @example
 * await serveStdio({ tools: [roofPitchTool], name: 'roofs' });
 */
export async function serveStdio(options: McpOptions): Promise<void> {
  const calls = callsOf(createMcpServer(options));
  const { write, release } = takeOutput();
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    calls.abort();
    process.stdin.destroy();
  };
  const answerLine = async (line: string | undefined) => {
    const reply = await replyToLine(line, calls.answer);
    if (reply) write(`${JSON.stringify(reply)}\n`);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.stdout.on('error', end);
  const answers = new Set<Promise<void>>();
  try {
    for await (const line of linesOf(process.stdin)) {
      const answered = answerLine(line).finally(() => answers.delete(answered));
      answers.add(answered);
    }
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  const timer = setTimeout(end, finishTimeout);
  await Promise.all(answers);
  clearTimeout(timer);
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  release();
}

/** Answers messages, and keeps track of pending calls so that they can be aborted. */
function callsOf(serve: McpServer) {
  const underWay = new Map<unknown, AbortController>();
  const answer = async ({ id, method, params }: Message) => {
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
  return { answer, abort };
}

/** Redirects standard output to standard error, since any tool may print. */
function takeOutput() {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = (text) => stderr.write(text);
  return {
    write: (text: string) => write.call(stdout, text),
    release: () => {
      stdout.write = write;
    },
  };
}

type Answer = Parameters<typeof replyTo>[1];

async function replyToLine(line: string | undefined, answer: Answer) {
  if (line === undefined) return tooLong;
  if (line.trim() === '') return undefined;
  const parsed = parseMessage(line);
  return 'reply' in parsed ? parsed.reply : replyTo(parsed.value, answer);
}

/** Resolves when the call is aborted, even if its tool continues. */
function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** Yields the lines of a UTF-8 stream, and `undefined` for a line beyond the size limit. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let line: string | undefined = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    line = joined(line, first);
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  if (line !== '') yield line;
}

function joined(line: string | undefined, more: string): string | undefined {
  if (line === undefined || line.length + more.length > maxBodyBytes) return undefined;
  return line + more;
}
