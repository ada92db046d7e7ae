import type { HTMLAttributes } from 'vue';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes, keyof ToolFormAttributes | 'onInvalid'>;

interface ToolFormProps extends ElementProps, ToolFormAttributes {
  onResult?: ToolFormListener<'result'> | undefined;
  onInvalid?: ToolFormListener<'invalid'> | undefined;
}

declare module 'vue' {
  interface GlobalComponents {
    'tool-form': new () => ToolFormElement & { readonly $props: ToolFormProps };
  }
}
