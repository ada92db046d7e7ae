// A call takes a limited number of arguments, and one call for each unit would be slow.
const pieceLength = 4096;

/** Returns the text of this length whose UTF-16 code units `unitAt` returns. */
export function fromCodeUnits(length: number, unitAt: (index: number) => number): string {
  const pieces: string[] = [];
  const units: number[] = [];
  for (let start = 0; start < length; start += pieceLength) {
    const end = Math.min(start + pieceLength, length);
    for (let index = start; index < end; index += 1) units[index - start] = unitAt(index);
    units.length = end - start;
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join('');
}
