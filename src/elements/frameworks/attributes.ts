import type { ToolFormElement, ToolFormEventMap } from '../tool-form-element.ts';
import type {
  AnyToolSlug,
  ToolFormRequest,
  ToolFormResult,
  ToolFormSlug,
} from '../tools-of-templates.ts';

/** The attributes of `<tool-form>` in a template. */
export interface ToolFormAttributes<Slug extends string = string> {
  /** The slug of the tool. */
  tool: Slug;
  /**
   * Fills in the form with this request. An object is set as the property, and JSON as the
   * attribute.
   */
  request?: Partial<ToolFormRequest<Slug>> | string | null | undefined;
  /**
   * A part of the request that the visitor neither sees nor changes. An object is set as the
   * property, and JSON as the attribute.
   */
  fixed?: Partial<ToolFormRequest<Slug>> | string | null | undefined;
  /** The names of the fields to show; as a text, separated by spaces or commas. */
  fields?: readonly NameIn<ToolFormRequest<Slug>>[] | string | null | undefined;
  /** The names of the results to show, of which the first is the headline. */
  results?: readonly NameIn<ToolFormResult<Slug>>[] | string | null | undefined;
  /** The currency of amounts of money, as an ISO 4217 code such as `EUR`. */
  currency?: string | undefined;
  /** The language of the element, by default that of the page around it. */
  lang?: string | undefined;
  /** Lets the visitor read and copy the form, but not change it. */
  readonly?: boolean | undefined;
  /** Whether the form cannot be used, and is left out of a form around the element. */
  disabled?: boolean | undefined;
  /** Shows results without buttons to copy them or to show all digits. */
  plain?: boolean | undefined;
  /** Names the form for screen readers, instead of the name of the tool. */
  label?: string | undefined;
  /** The same as `label`, which it precedes. */
  'aria-label'?: string | undefined;
  /** The level of the headings in the result, 2 by default. */
  headinglevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The name of the request in a form around the element. */
  name?: string | undefined;
}

/** The names of the fields of each member of a union. */
type NameIn<Fields> = Fields extends unknown ? keyof Fields & string : never;

/** What a template may name as `tool`, each with its own request and result. */
export type TemplateSlug = ToolFormSlug | AnyToolSlug;

/** A listener for an event of `<tool-form>`. */
export type ToolFormListener<
  Name extends 'tool-result' | 'tool-invalid',
  Slug extends string = string,
> = (
  this: void,
  event: ToolFormEventMap<Slug>[Name] & { readonly currentTarget: ToolFormElement<Slug> },
) => void;
