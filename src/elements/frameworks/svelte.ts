import type { HTMLAttributes } from 'svelte/elements';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes | 'oninvalid'>;

interface ToolFormProps extends ElementProps, ToolFormAttributes {
  onresult?: ToolFormListener<'result'> | undefined;
  oninvalid?: ToolFormListener<'invalid'> | undefined;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tool-form': ToolFormProps;
  }
}
