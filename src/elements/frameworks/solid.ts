import type { JSX } from 'solid-js';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<JSX.HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes>;

/** Solid sets a value that changes as a property, unless its name begins with `attr:`. */
type ChangingAttributes = {
  [Name in Exclude<keyof ToolFormAttributes, 'readonly' | 'disabled'> as `attr:${Name}`]?:
    | string
    | undefined;
};

interface ToolFormProps
  extends ElementProps,
    Omit<ToolFormAttributes, 'request'>,
    ChangingAttributes {
  /** Fills in the form with this request, as JSON. */
  request?: string | undefined;
  'prop:request'?: ToolFormAttributes['request'];
  'bool:readonly'?: boolean | undefined;
  'bool:disabled'?: boolean | undefined;
  'on:tool-result'?: ToolFormListener<'tool-result'> | undefined;
  'on:tool-invalid'?: ToolFormListener<'tool-invalid'> | undefined;
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-form': ToolFormProps;
    }
  }
}
