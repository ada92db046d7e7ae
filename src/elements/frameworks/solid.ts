import type { JSX } from 'solid-js';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { TemplateSlug, ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<JSX.HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes>;

/** Solid sets a value that changes as a property, unless its name begins with `attr:`. */
type ChangingAttributes = {
  [Name in Exclude<keyof ToolFormAttributes, 'readonly' | 'disabled' | 'plain'> as `attr:${Name}`]?:
    | string
    | undefined;
};

interface ToolFormProps<Slug extends string>
  extends ElementProps,
    Omit<ToolFormAttributes<Slug>, 'request' | 'fixed'>,
    ChangingAttributes {
  /** Fills in the form with this request, as JSON. */
  request?: string | undefined;
  'prop:request'?: ToolFormAttributes<Slug>['request'];
  /** A part of the request, as JSON, that the visitor neither sees nor changes. */
  fixed?: string | undefined;
  'prop:fixed'?: ToolFormAttributes<Slug>['fixed'];
  'bool:readonly'?: boolean | undefined;
  'bool:disabled'?: boolean | undefined;
  'bool:plain'?: boolean | undefined;
  'on:tool-result'?: ToolFormListener<'tool-result', Slug> | undefined;
  'on:tool-invalid'?: ToolFormListener<'tool-invalid', Slug> | undefined;
}

type PropsOf<Slug> = Slug extends string ? ToolFormProps<Slug> : never;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-form':
        | PropsOf<TemplateSlug>
        // A slug that changes is an attribute.
        | (Omit<ToolFormProps<string>, 'tool'> & { tool?: undefined; 'attr:tool': string });
    }
  }
}
