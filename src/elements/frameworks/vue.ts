import type { HTMLAttributes } from 'vue';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { TemplateSlug, ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes, keyof ToolFormAttributes>;

interface ToolFormProps<Slug extends string> extends ElementProps, ToolFormAttributes<Slug> {
  onToolResult?: ToolFormListener<'tool-result', Slug> | undefined;
  onToolInvalid?: ToolFormListener<'tool-invalid', Slug> | undefined;
}

type PropsOf<Slug> = Slug extends string ? ToolFormProps<Slug> : never;

declare module 'vue' {
  interface GlobalComponents {
    'tool-form': new () => ToolFormElement & { readonly $props: PropsOf<TemplateSlug> };
  }
}
