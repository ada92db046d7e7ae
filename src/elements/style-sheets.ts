import basics from '../form/view/basics.css?inline';
import controls from '../form/view/controls.css?inline';
import form from '../form/view/form.css?inline';
import numberFields from '../form/view/number-fields.css?inline';
import result from '../form/view/result.css?inline';
import table from '../form/view/table.css?inline';
import element from './element.css?inline';

const texts = [element, basics, controls, table, form, numberFields, result];

const sheets = new WeakMap<Document, readonly CSSStyleSheet[]>();

/**
 * Returns the styles of the elements in a document, which share them. A strict policy allows
 * constructed styles, which belong to one document.
 *
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export function styleSheets(document: Document): readonly CSSStyleSheet[] {
  // A document without a window, such as that of a template, shows nothing.
  const { CSSStyleSheet: Sheet } = document.defaultView ?? {};
  if (!Sheet) return [];
  const made = sheets.get(document) ?? texts.map((text) => sheetOf(new Sheet(), text));
  sheets.set(document, made);
  return made;
}

function sheetOf(sheet: CSSStyleSheet, text: string): CSSStyleSheet {
  sheet.replaceSync(text);
  return sheet;
}
