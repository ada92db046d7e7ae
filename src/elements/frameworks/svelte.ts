import type { HTMLAttributes } from 'svelte/elements';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { TemplateSlug, ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes>;

interface ToolFormProps<Slug extends string> extends ElementProps, ToolFormAttributes<Slug> {
  'ontool-result'?: ToolFormListener<'tool-result', Slug> | undefined;
  'ontool-invalid'?: ToolFormListener<'tool-invalid', Slug> | undefined;
}

type PropsOf<Slug> = Slug extends string ? ToolFormProps<Slug> : never;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tool-form': PropsOf<TemplateSlug>;
  }
}
