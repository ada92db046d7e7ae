import type { HTMLAttributes } from 'svelte/elements';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes>;

interface ToolFormProps extends ElementProps, ToolFormAttributes {
  'ontool-result'?: ToolFormListener<'tool-result'> | undefined;
  'ontool-invalid'?: ToolFormListener<'tool-invalid'> | undefined;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tool-form': ToolFormProps;
  }
}
