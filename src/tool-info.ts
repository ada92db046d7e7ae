/** The families of the tools of this package, in the order in which the API lists them. */
export const categories = [
  'Date, body and health',
  'Percentages and money',
  'Converters',
  'Text tools',
  'Generators',
  'Statistics and geometry',
] as const;

/** What a client of the Model Context Protocol may tell its user of a tool; each is a hint, not a promise. */
export interface ToolAnnotations {
  /** Whether the tool leaves everything outside it as it is. */
  readonly readOnlyHint?: boolean;
  /** Whether the tool may destroy something, rather than only add to it. */
  readonly destructiveHint?: boolean;
  /** Whether calling the tool again with the same request comes to the same. */
  readonly idempotentHint?: boolean;
  /** Whether the tool reaches anything outside this program, such as the web. */
  readonly openWorldHint?: boolean;
}

/** What anyone may know of a tool: its names, its words and a request that works. */
export interface ToolInfo {
  /** The last segment of the tool's path and the name of its folder: `bmi-calculator`. */
  readonly slug: string;
  /** The API's identifier of the operation: `calculate-bmi`. */
  readonly operation: string;
  /** The display name: `BMI Calculator`. */
  readonly name: string;
  /** The family that the tool is listed in. */
  readonly category: string;
  /** One sentence that says what the tool does. */
  readonly description: string;
  /** What agents may tell their user of it. Without them, they expect the worst. */
  readonly annotations?: ToolAnnotations | undefined;
  /** A request that succeeds. */
  readonly example: object;
}
