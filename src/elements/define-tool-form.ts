import type { ToolFormOptions } from './options.ts';
import { toolFormClass } from './tool-form-class.tsx';

/**
 * Defines the tag `<tool-form>`: the form of a tool and its result, which it computes in the page. Its attributes are
 * `tool` (the slug), `request` and `fixed` (JSON objects), `fields` (names of fields to show), `currency` (an ISO 4217
 * code), `lang` and `readonly`. Defines nothing on a server, or if the tag is defined already.
 *
 * @example
 * defineToolForm({ tools: [bmiCalculatorTool] }); // <tool-form tool="bmi-calculator"></tool-form>
 */
export function defineToolForm(options: ToolFormOptions): void {
  if (!globalThis.customElements) return;
  // Callers in plain JavaScript may pass nothing, which the class refuses.
  const { name = 'tool-form', ...others } = { ...options };
  if (!customElements.get(name)) customElements.define(name, toolFormClass(others));
}
