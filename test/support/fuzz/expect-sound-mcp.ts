import { text } from 'node:stream/consumers';
import { createMcpHandler } from '../../../src/agents/mcp-handler.ts';
import type { Tool } from '../../../src/tool.ts';
import { startStdio } from '../../unit/agents/start-stdio.ts';
import type { Body } from './bodies.ts';

type Ask = (body: Body) => Promise<void>;

/** The replies that one message or list may get: 10 MiB and one more. */
const longestAnswer = 11 * 1024 * 1024;

/** The longest error names five fields, each with everything that an issue can contain. */
const longestError = 1000;

const statuses = [200, 202, 400, 404];

const ping = '{"jsonrpc":"2.0","id":"the last","method":"ping"}';
const pong = '{"jsonrpc":"2.0","id":"the last","result":{}}';

/**
 * Returns a function that posts a body to a server, and throws if the response breaks a rule for
 * all responses.
 */
export function askerOverHttp(tools: readonly Tool[]): Ask {
  const handle = createMcpHandler({ tools });
  return async (body) => {
    const response = await handle(new Request('https://example.com/mcp', { method: 'POST', body }));
    if (!statuses.includes(response.status)) throw new Error(`status ${response.status}`);
    const answer = await response.text();
    if ((answer === '') !== (response.status === 202)) {
      throw new Error(`${response.status} with ${answer}`);
    }
    if (answer !== '') expectSound(answer);
  };
}

/**
 * Returns a function that writes a body to a server, and throws if an answer breaks a rule or the
 * server ends.
 */
export function askerOverStdio(tools: readonly Tool[]): Ask {
  return async (body) => {
    const { stdin, stdout, ended } = startStdio(tools);
    const output = text(stdout);
    stdin.write(body);
    stdin.end(`\n${ping}`);
    await ended;
    stdout.end();
    const lines = (await output).split('\n').slice(0, -1);
    if (!lines.includes(pong)) throw new Error(`no answer to the last message: ${lines}`);
    lines.forEach(expectSound);
  };
}

function expectSound(answer: string): void {
  if (answer.length > longestAnswer) throw new Error(`an answer of ${answer.length} characters`);
  for (const reply of [JSON.parse(answer)].flat()) {
    const { jsonrpc, id, result, error, ...others } = reply;
    const isSound = jsonrpc === '2.0' && (result === undefined) !== (error === undefined);
    if (!isSound || Object.keys(others).length > 0) throw new Error(JSON.stringify(reply));
    if (error) expectSoundError(error);
    if (result?.isError) expectLine(result.content[0].text);
  }
}

function expectSoundError({ code, message, data }: Readonly<Record<string, unknown>>): void {
  if (typeof code !== 'number' || code === -32_603) throw new Error(`error ${code}: ${message}`);
  expectLine(message);
  // An empty version is repeated as it is.
  if (data !== undefined) expectLine(Object(data).requested || 'empty');
}

function expectLine(line: unknown): void {
  if (typeof line !== 'string' || !/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(line)) {
    throw new Error(`not one printable line: ${JSON.stringify(line)}`);
  }
  if (line.length > longestError) throw new Error(`a line of ${line.length} characters`);
}
