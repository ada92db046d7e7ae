/** The categories of this package's tools, in the order in which the API lists them. */
export const categories = [
  'Date, body and health',
  'Percentages and money',
  'Converters',
  'Text tools',
  'Generators',
  'Statistics and geometry',
] as const;

/** Hints about a tool's behavior that clients of the Model Context Protocol may show their user. */
export interface ToolAnnotations {
  /** Whether the tool changes nothing outside itself. */
  readonly readOnlyHint?: boolean;
  /** Whether the tool may delete or overwrite something. */
  readonly destructiveHint?: boolean;
  /** Whether repeating a call with the same request has no further effect. */
  readonly idempotentHint?: boolean;
  /** Whether the tool reaches anything outside this program, such as the web. */
  readonly openWorldHint?: boolean;
}

/** A button that computes once more. */
export interface Again {
  /** What the button says; a text for each option of a choice, if it depends on one. */
  readonly label: string | Readonly<Record<string, string>>;
  /**
   * A field that makes results repeatable, such as a seed. While it is filled in, there is no
   * button.
   */
  readonly unless?: string | undefined;
}

/** The names and texts that present a tool, and a request that works. */
export interface ToolInfo {
  /** The last segment of the tool's path and the name of its folder: `bmi-calculator`. */
  readonly slug: string;
  /** The operation identifier in the API: `calculate-bmi`. */
  readonly operation: string;
  /** The display name: `BMI Calculator`. */
  readonly name: string;
  /** The category that lists the tool. */
  readonly category: string;
  /** One sentence that says what the tool does. */
  readonly description: string;
  /**
   * The field of the result that answers the visitor, if it is not the first one that the request
   * lacks.
   */
  readonly headline?: string | undefined;
  /**
   * The button of an element that computes once more, for a tool whose results differ by chance.
   */
  readonly again?: Again | undefined;
  /** Hints for agents. Without them, agents assume that the tool may change anything. */
  readonly annotations?: ToolAnnotations | undefined;
  /** A request that succeeds. */
  readonly example: object;
}
