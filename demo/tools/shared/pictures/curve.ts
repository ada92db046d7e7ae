/** A curve of a chart, with a value for each point of its axis. */
export interface Curve {
  readonly name: string;
  /** The custom property that contains its color. */
  readonly color: `--${string}`;
  readonly values: readonly (number | null)[];
  readonly isFilled?: boolean;
}
