/** The families of the tools of this package, in the order in which the API lists them. */
export const categories = [
  'Date, body and health',
  'Percentages and money',
  'Converters',
  'Text tools',
  'Generators',
  'Statistics and geometry',
] as const;

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
  /** A request that succeeds. */
  readonly example: object;
}
