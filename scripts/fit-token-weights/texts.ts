import { openers } from '../../src/tools/token-counter/openers.ts';
import { eachPiece } from '../../src/tools/token-counter/pieces.ts';
import { pages, type TextSort } from './pages.ts';
import { shortTexts } from './short-texts.ts';

export interface Text {
  readonly text: string;
  /** How much its error counts. */
  readonly share: number;
}

/** Returns all texts to fit the weights on. Long texts are cut to a page. */
export function textsToFit(): readonly Text[] {
  return [...pages(), ...shortTexts()].flatMap(textsOf);
}

function textsOf({ share, most, texts }: TextSort): Text[] {
  const step = Math.ceil(texts.length / (most ?? texts.length));
  const taken = texts.flatMap((text, index) =>
    index % step === 0 ? Buffer.from(text.slice(0, 1500)).toString() : [],
  );
  const filled = taken.filter((text) => text.trim() !== '' && !startsWithOpener(text));
  return filled.map((text) => ({ text, share: share / filled.length }));
}

/**
 * Whether a text starts with an opener. The estimate knows what openers cost, so their letters
 * teach it nothing.
 */
function startsWithOpener(text: string): boolean {
  let isOpener = false;
  eachPiece(text, (start, end) => {
    if (start === 0) isOpener = openers.includes(text.slice(0, end));
  });
  return isOpener;
}
