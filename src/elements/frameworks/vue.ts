import type { HTMLAttributes } from 'vue';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes, keyof ToolFormAttributes>;

interface ToolFormProps extends ElementProps, ToolFormAttributes {
  onToolResult?: ToolFormListener<'tool-result'> | undefined;
  onToolInvalid?: ToolFormListener<'tool-invalid'> | undefined;
}

declare module 'vue' {
  interface GlobalComponents {
    'tool-form': new () => ToolFormElement & { readonly $props: ToolFormProps };
  }
}
