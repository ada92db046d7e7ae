const lineFeed = 0x0a;

/** Yields the bytes of each line of a stream, or `undefined` for a line beyond the limit. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const pieces = split(chunk);
    for (const [index, piece] of pieces.entries()) {
      length += piece.length;
      if (length <= maxBytes) parts.push(piece);
      else parts = [];
      if (index === pieces.length - 1) continue;
      yield length <= maxBytes ? concatenate(parts, length) : undefined;
      parts = [];
      length = 0;
    }
  }
  if (length > 0) yield length <= maxBytes ? concatenate(parts, length) : undefined;
}

/** Returns what is before, between and after the line ends. */
function split(bytes: Uint8Array): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    pieces.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...pieces, bytes.subarray(start)];
}

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
