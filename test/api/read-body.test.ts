import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { BodyUsedError, readBody } from '../../src/api/read-body.ts';
import { ToolError } from '../../src/tool-error.ts';

function post(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://example.com/api/percentage-of', init);
}

/** Simulates Firefox, whose requests have no `body`. */
function withoutStream(request: Request): Request {
  return Object.defineProperty(request, 'body', { value: undefined });
}

describe.each([
  ['a body', (text: string) => post(text)],
  ['a body that says its length', (text: string) => post(text, { 'Content-Length': '10' })],
  ['a body that is no stream', (text: string) => withoutStream(post(text))],
])('%s', (_, requestOf) => {
  test('reads a body at the limit', async () => {
    expect(await readBody(requestOf('0123456789'), 10)).toBe('0123456789');
  });

  test('refuses a longer body', async () => {
    expect(await readBody(requestOf('0123456789'), 9)).toBe(undefined);
  });
});

test.each([
  [[0x7b, 0xff, 0x7d]],
  // A truncated UTF-8 character.
  [[0x7b, 0xe2, 0x82]],
])('refuses bytes that are not UTF-8, and keeps none of them for the next body', async (bytes) => {
  const error = new ToolError('request body: expected all of it, as uncompressed text in UTF-8');
  await expect(readBody(post(new Uint8Array(bytes)), 10)).rejects.toEqual(error);
  expect(await readBody(post('{}'), 10)).toBe('{}');
});

test('refuses bytes that are not UTF-8 despite a Content-Length, but accepts U+FFFD itself', async () => {
  const bytes = (...given: number[]) =>
    post(new Uint8Array(given), { 'Content-Length': String(given.length) });
  const error = new ToolError('request body: expected all of it, as uncompressed text in UTF-8');
  for (const wrong of [[0x7b, 0xff, 0x7d], [0x7b, 0xe2, 0x82], [...gzipSync('{}')]]) {
    await expect(readBody(bytes(...wrong), 100)).rejects.toEqual(error);
  }
  expect(await readBody(bytes(0x22, 0xef, 0xbf, 0xbd, 0x22), 100)).toBe('"\ufffd"');
});

test('drops a byte order mark, even if an adapter keeps it', async () => {
  expect(await readBody(post('\ufeff{}'), 10)).toBe('{}');
  const announced = post('\ufeff{}', { 'Content-Length': '5' });
  vi.spyOn(announced, 'text').mockResolvedValue('\ufeff{}');
  expect(await readBody(announced, 10)).toBe('{}');
});

test('stops reading a stream just beyond the limit', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel,
  });
  expect(await readBody(post(endless), 25)).toBe(undefined);
  expect(cancel).toHaveBeenCalledOnce();
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
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await readBody(post(stream), 100)).toBe(text);
});

describe('a body that was read before', () => {
  const spent = new BodyUsedError();

  test('causes an error that says what to change', () => {
    expect(spent.message).toBe(
      'request body: was read before it reached the API; mount the API before body parsers such as express.json()',
    );
  });

  test('is refused if it was read to its end', async () => {
    const request = post('{}');
    await request.text();
    await expect(readBody(request, 10)).rejects.toEqual(spent);
  });

  test('is refused while it is being read', async () => {
    const request = post('{}');
    request.body?.getReader();
    await expect(readBody(request, 10)).rejects.toEqual(spent);
  });

  test('is refused if the adapter replaced it with an empty one', async () => {
    await expect(readBody(post('', { 'Content-Length': '2' }), 10)).rejects.toEqual(spent);
  });

  test('is refused if the adapter only reports it when it is read', async () => {
    const unusable = failingAfter([], new TypeError('Body is unusable'));
    await expect(readBody(post(unusable), 10)).rejects.toEqual(spent);
    const announced = post('{}', { 'Content-Length': '2' });
    vi.spyOn(announced, 'text').mockRejectedValue(new TypeError('Body is unusable'));
    await expect(readBody(announced, 10)).rejects.toEqual(spent);
  });
});

function failingAfter(pieces: readonly Uint8Array[], error: Error): ReadableStream {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else controller.error(error);
    },
  });
}

test.each([
  ['before its first byte', [], new Error('aborted')],
  ['after some', [new Uint8Array(3)], new Error('aborted')],
  ['after some, as fetch says it', [new Uint8Array(3)], new TypeError('terminated')],
])('blames the sender for a body interrupted %s', async (_, pieces, error) => {
  await expect(readBody(post(failingAfter(pieces, error)), 10)).rejects.toEqual(
    new ToolError('request body: expected all of it, as uncompressed text in UTF-8'),
  );
});

test('refuses a compressed body', async () => {
  const error = new ToolError('request body: expected all of it, as uncompressed text in UTF-8');
  await expect(readBody(post(gzipSync('{}')), 100)).rejects.toEqual(error);
});
