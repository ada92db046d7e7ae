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
  // Of Node and its adapters, Bun, Firefox and Safari.
  const unusable = [
    ...['Body is unusable: Body has already been read', 'ReadableStream is locked.'],
    ...['Response body object should not be disturbed or locked', 'Body already used'],
    'Body has already been consumed.',
  ].map((message) => new TypeError(message));

  test.each<[string, () => Request | Promise<Request>]>([
    ['to its end', () => used((request) => request.text())],
    ['is being read', () => used((request) => request.body?.getReader())],
    ['was replaced with an empty one', () => post('', { 'Content-Length': '2' })],
    ...unusable.flatMap((error): [string, () => Request | Promise<Request>][] => [
      [`whose stream says: ${error.message}`, () => post(streamOf([], error))],
      [
        `whose text says: ${error.message}`,
        () =>
          used((request) => vi.spyOn(request, 'text').mockRejectedValue(error), {
            'Content-Length': '2',
          }),
      ],
    ]),
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
});

test.each([
  ['before its first byte', [], new Error('aborted')],
  ['before its first byte, as fetch says it', [], new TypeError('terminated')],
  ['after some', [new Uint8Array(3)], new Error('aborted')],
  ['after some, as fetch says it', [new Uint8Array(3)], new TypeError('terminated')],
])('blames the sender for a body interrupted %s', async (_, pieces, error) => {
  await expect(readBody(post(streamOf(pieces, error)), 10)).rejects.toEqual(noText);
});

test.each([
  ['', {}],
  [' that says its length', { 'Content-Length': '9' }],
])(
  'a body%s that neither ends nor fails is left when its request is aborted',
  async (_, headers) => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(3)),
    });
    const aborting = new AbortController();
    const request = new Request(post(stream, headers), { signal: aborting.signal });
    const reading = readBody(request, 10);
    await vi.waitUntil(() => request.bodyUsed);
    aborting.abort();
    await expect(reading).rejects.toEqual(noText);
  },
);

test('a body that goes on after its request is aborted is canceled', async () => {
  const cancel = vi.fn();
  const aborting = new AbortController();
  let goOn = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      goOn = () => controller.enqueue(new Uint8Array(3));
    },
    cancel,
  });
  const reading = readBody(new Request(post(body), { signal: aborting.signal }), 10);
  aborting.abort();
  await expect(reading).rejects.toEqual(noText);
  goOn();
  await vi.waitUntil(() => cancel.mock.calls.length === 1);
});
