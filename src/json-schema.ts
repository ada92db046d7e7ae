/** The part of JSON Schema 2020-12 in which the API describes its fields. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  /** The name of a field as people read it: `Annual rate`. */
  readonly title?: string;
  readonly description?: string;
  /** The unit of a number as people write it: `kg/m²`. This keyword is Toolworker's own. */
  readonly 'x-unit'?: string;
  /** The field that can stand in for a required one. This keyword is Toolworker's own. */
  readonly 'x-replaced-by'?: string;
  readonly enum?: readonly (string | null)[];
  readonly default?: unknown;
  readonly examples?: readonly string[];
  readonly format?: string;
  /** `text/plain`: the string may have many lines. */
  readonly contentMediaType?: string;
  /** Whether the value is a secret: no answer repeats it, and no one should keep it. */
  readonly writeOnly?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
}

export interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}
