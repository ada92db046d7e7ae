import basics from './view/basics.css?inline';
import controls from './view/controls.css?inline';
import element from './view/element.css?inline';
import form from './view/form.css?inline';
import numberFields from './view/number-fields.css?inline';
import result from './view/result.css?inline';
import table from './view/table.css?inline';

const texts = [element, basics, controls, table, form, numberFields, result];

let sheets: CSSStyleSheet[] | undefined;

/** Returns the styles of an element. All elements share them, and a strict policy allows them. */
export function styleSheets(): CSSStyleSheet[] {
  sheets ??= texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return sheets;
}
