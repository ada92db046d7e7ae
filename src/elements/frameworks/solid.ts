import type { JSX } from 'solid-js';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<
  JSX.HTMLAttributes<ToolFormElement>,
  keyof ToolFormAttributes | 'onInvalid' | 'oninvalid' | 'on:invalid'
>;

/** Solid sets a value that changes as a property, unless its name begins with `attr:`. */
type ChangingAttributes = {
  [Name in Exclude<keyof ToolFormAttributes, 'readonly'> as `attr:${Name}`]?: string | undefined;
};

interface ToolFormProps
  extends ElementProps,
    Omit<ToolFormAttributes, 'request'>,
    ChangingAttributes {
  /** Fills in the form with this request, as JSON. */
  request?: string | undefined;
  'prop:request'?: ToolFormAttributes['request'];
  'bool:readonly'?: boolean | undefined;
  'on:result'?: ToolFormListener<'result'> | undefined;
  'on:invalid'?: ToolFormListener<'invalid'> | undefined;
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-form': ToolFormProps;
    }
  }
}
