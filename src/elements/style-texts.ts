import basics from '../form/view/basics.css?inline';
import controls from '../form/view/controls.css?inline';
import form from '../form/view/form.css?inline';
import numberFields from '../form/view/number-fields.css?inline';
import result from '../form/view/result.css?inline';
import table from '../form/view/table.css?inline';
import element from './element.css?inline';

/** The styles of the elements. */
export const styleTexts = [element, basics, controls, table, form, numberFields, result];
