import { styleTexts } from './style-texts.ts';

const sheets = new WeakMap<Document, readonly CSSStyleSheet[]>();

/**
 * Returns the styles of the elements in a document, which share them. A strict policy allows
 * constructed styles, which belong to one document.
 *
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export function styleSheets(document: Document): readonly CSSStyleSheet[] {
  // A document without a window, such as that of a template, and jsdom show nothing.
  const { CSSStyleSheet: Sheet } = document.defaultView ?? {};
  if (!Sheet?.prototype.replaceSync) return [];
  const made = sheets.get(document) ?? styleTexts.map((text) => sheetOf(new Sheet(), text));
  sheets.set(document, made);
  return made;
}

function sheetOf(sheet: CSSStyleSheet, text: string): CSSStyleSheet {
  sheet.replaceSync(text);
  return sheet;
}
