import { warn } from '../shared/warn.ts';
import type { Additions } from './available-tools.ts';
import type { ToolFormOptions } from './options.ts';
import { toolFormClass } from './tool-form-class.tsx';

/**
 * Defines the tag `<tool-form>`: the form of a tool and its result, which it computes in the page.
 * Its attributes are `tool` (the slug), `request` and `fixed` (JSON objects), `fields` (names of
 * fields to show), `currency` (an ISO 4217 code), `lang`, `readonly`, `disabled` and `name`. Later
 * calls add their tools and languages to the tag, also for elements that are in the page already.
 * Defines nothing on a server.
 *
 * @throws `TypeError` if an option is invalid.
 *
 * @example
 * defineToolForm({ tools: [bmiCalculatorTool] }); // <tool-form tool="bmi-calculator"></tool-form>
 */
export function defineToolForm(options: ToolFormOptions): void {
  if (!globalThis.customElements) return;
  // Callers in plain JavaScript may pass nothing, which the class refuses.
  const { name = 'tool-form', ...others } = { ...options };
  defineElement(name, others);
}

/** Defines a tag, or adds to it. */
export function defineElement(name: string, others: Additions): void {
  const defined = customElements.get(name);
  if (!defined) customElements.define(name, toolFormClass(others));
  // Another copy of the package may have defined it.
  else if ('add' in defined && typeof defined.add === 'function') defined.add(others);
  else warn(`<${name}> is another element; choose another name`);
}
