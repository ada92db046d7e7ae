import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { BodyUsedError, readBody } from '../../../src/api/read-body.ts';
import { ToolError } from '../../../src/tool-error.ts';

function post(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://example.com/api/percentage-of', init);
}

const announced = (bytes: Uint8Array<ArrayBuffer>) =>
  post(bytes, { 'Content-Length': String(bytes.length) });

/** Returns a stream of these pieces, which ends or fails. */
function streamOf(pieces: readonly Uint8Array[], error?: Error): ReadableStream {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

const noText = new ToolError('request body: expected complete, uncompressed text in UTF-8');

test.each([
  ['a body', (text: string) => post(text)],
  ['a body that says its length', (text: string) => post(text, { 'Content-Length': '10' })],
  // As in Firefox, whose requests have no `body`.
  [
    'a body that is no stream',
    (text: string) => Object.defineProperty(post(text), 'body', { value: undefined }),
  ],
])('%s is read up to the limit', async (_, requestOf) => {
  expect(await readBody(requestOf('0123456789'), 10)).toBe('0123456789');
  expect(await readBody(requestOf('0123456789'), 9)).toBe(undefined);
});

test.each([
  ['a byte that starts nothing', new Uint8Array([0x7b, 0xff, 0x7d])],
  ['half a character', new Uint8Array([0x7b, 0xe2, 0x82])],
  ['compressed', new Uint8Array(gzipSync('{}'))],
])('refuses bytes that are not UTF-8, and keeps none of them: %s', async (_, bytes) => {
  await expect(readBody(post(bytes), 100)).rejects.toEqual(noText);
  await expect(readBody(announced(bytes), 100)).rejects.toEqual(noText);
  expect(await readBody(post('{}'), 10)).toBe('{}');
});

test('accepts U+FFFD itself', async () => {
  const bytes = new Uint8Array([0x22, 0xef, 0xbf, 0xbd, 0x22]);
  expect(await readBody(announced(bytes), 100)).toBe('"\ufffd"');
});

test('drops a byte order mark, even if an adapter keeps it', async () => {
  expect(await readBody(post('\ufeff{}'), 10)).toBe('{}');
  const request = post('\ufeff{}', { 'Content-Length': '5' });
  vi.spyOn(request, 'text').mockResolvedValue('\ufeff{}');
  expect(await readBody(request, 10)).toBe('{}');
});

test('stops reading a stream just beyond the limit', async () => {
  const cancel = vi.fn();
  const pull = vi.fn((controller) => controller.enqueue(new Uint8Array(10)));
  // Gives only what is asked for.
  const stream = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  expect(await readBody(post(stream), 25)).toBe(undefined);
  expect(cancel).toHaveBeenCalledOnce();
  expect(pull).toHaveBeenCalledTimes(3);
});

test('does not read a body that announces too many bytes', async () => {
  const request = post('01234567890', { 'Content-Length': '11' });
  expect(await readBody(request, 10)).toBe(undefined);
  expect(request.bodyUsed).toBe(false);
});

test('joins chunks, even within a character', async () => {
  const text = '{"price":"7 €"}';
  const bytes = new TextEncoder().encode(text);
  const pieces = [bytes.slice(0, 4), bytes.slice(4, 13), bytes.slice(13)];
  expect(await readBody(post(streamOf(pieces)), 100)).toBe(text);
});

describe('a body that was read before', () => {
  const advice = 'mount the API before body parsers such as express.json()';
  const unusable = new TypeError('Body is unusable');

  test.each<[string, () => Request | Promise<Request>]>([
    ['to its end', () => used((request) => request.text())],
    ['is being read', () => used((request) => request.body?.getReader())],
    ['was replaced with an empty one', () => post('', { 'Content-Length': '2' })],
    ['which only its stream tells', () => post(streamOf([], unusable))],
    [
      'which only its text tells',
      () => used((request) => rejecting(request), { 'Content-Length': '2' }),
    ],
  ])('is refused with advice: %s', async (_, requestOf) => {
    const error = await readBody(await requestOf(), 10).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BodyUsedError);
    const message = `request body: was read before it reached the API; ${advice}`;
    expect(error).toHaveProperty('message', message);
  });

  async function used(use: (request: Request) => unknown, headers = {}): Promise<Request> {
    const request = post('{}', headers);
    await use(request);
    return request;
  }

  const rejecting = (request: Request) => {
    vi.spyOn(request, 'text').mockRejectedValue(unusable);
  };
});

test.each([
  ['before its first byte', [], new Error('aborted')],
  ['after some', [new Uint8Array(3)], new Error('aborted')],
  ['after some, as fetch says it', [new Uint8Array(3)], new TypeError('terminated')],
])('blames the sender for a body interrupted %s', async (_, pieces, error) => {
  await expect(readBody(post(streamOf(pieces, error)), 10)).rejects.toEqual(noText);
});
