/** The keywords of JSON Schema 2020-12 that describe the API's fields. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  /** The display name of a field: `Annual interest rate`. */
  readonly title?: string;
  readonly description?: string;
  /** The unit of a number: `kg/m²`. A keyword of Toolworker. */
  readonly 'x-unit'?: string;
  /** The field that can replace this required one. A keyword of Toolworker. */
  readonly 'x-replaced-by'?: string;
  readonly enum?: readonly (string | null)[];
  readonly default?: unknown;
  readonly examples?: readonly string[];
  readonly format?: string;
  /** `text/plain` for a string that may have many lines. */
  readonly contentMediaType?: string;
  /** Whether the value is a secret, which should be neither shown nor stored. */
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

/** The JSON Schema of an object. */
export interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}
