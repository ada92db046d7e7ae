import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

// React never calls `onInvalid` for a custom element.
type ElementProps = Omit<HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes | 'onInvalid'>;

interface ToolFormProps extends ClassAttributes<ToolFormElement>, ElementProps, ToolFormAttributes {
  onresult?: ToolFormListener<'result'> | undefined;
  oninvalid?: ToolFormListener<'invalid'> | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-form': ToolFormProps;
    }
  }
}
