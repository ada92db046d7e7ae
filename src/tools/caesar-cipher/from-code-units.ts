// A call takes only so many arguments, and a call for each unit takes several times as long.
const pieceLength = 4096;

/** The text of as many UTF-16 code units as its length says, which are asked for in their order. */
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
