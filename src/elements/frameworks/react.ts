import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ToolFormElement } from '../tool-form-element.ts';
import type { ToolFormAttributes, ToolFormListener } from './attributes.ts';

type ElementProps = Omit<HTMLAttributes<ToolFormElement>, keyof ToolFormAttributes>;

interface ToolFormProps extends ClassAttributes<ToolFormElement>, ElementProps, ToolFormAttributes {
  'ontool-result'?: ToolFormListener<'tool-result'> | undefined;
  'ontool-invalid'?: ToolFormListener<'tool-invalid'> | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-form': ToolFormProps;
    }
  }
}
