import basics from '../form/view/basics.css?inline';
import controls from '../form/view/controls.css?inline';
import form from '../form/view/form.css?inline';
import numberFields from '../form/view/number-fields.css?inline';
import result from '../form/view/result.css?inline';
import table from '../form/view/table.css?inline';
import element from './element.css?inline';

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
