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

/** A unit that depends on a field of the request. */
export interface ChosenUnit {
  /** The field of the request. */
  readonly by: string;
  /**
   * The unit for each option of the field. If omitted, the result is the price of the unit in the
   * field.
   */
  readonly units?: Readonly<Record<string, string>>;
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
   * The fields of the request and the result that are amounts of money, by name. An element or a
   * form of your own shows them in a currency.
   */
  readonly money?: readonly string[] | undefined;
  /**
   * What texts of the request contain, by field: a `number`, the `digits` of a number in some base,
   * or a `list` of numbers. A form shows and reads them in the visitor's format, such as with
   * decimal commas. The number of an `angle` can also be typed in degrees, minutes and seconds, and
   * the `height` of a person in meters.
   */
  readonly numerals?:
    | Readonly<Record<string, 'number' | 'digits' | 'list' | 'angle' | 'height'>>
    | undefined;
  /**
   * The field of the result that answers the visitor, if it is not the first one that the request
   * lacks.
   */
  readonly headline?: string | undefined;
  /**
   * What a form says below a field, if its description is for developers. A hint is empty if the
   * title says enough. It may name other fields, in place of which the form shows their titles.
   */
  readonly hints?: Readonly<Record<string, string>> | undefined;
  /**
   * What a form says for the options of choices that people would not say as they are named, such
   * as `wake-at`. With labels for `true` and `false`, a form offers both options of a switch by
   * name, and with labels for numbers, these values.
   */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /**
   * When a form asks for a field: only while other fields of the request have one of these values.
   * `hip` of a tool with `{ hip: { gender: ['female'] } }` is needless for men.
   */
  readonly conditions?:
    | Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
    | undefined;
  /**
   * Examples in units other than those of the example, as people type them, by field and unit:
   * `{ height: { in: `5'11"` } }`. A form shows them after the choice of the unit.
   */
  readonly samples?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /**
   * Fields of the example that an element opens without, such as a date that is today by default.
   */
  readonly openEmpty?: readonly string[] | undefined;
  /**
   * Fields of the result that say nothing without a field of the request, by name: an element shows
   * `interestSaved` of a tool with `{ interestSaved: 'extraPayment' }` only if there is such a
   * payment other than 0.
   */
  readonly resultsWith?: Readonly<Record<string, string>> | undefined;
  /** Fields of the result that an element does not show, since other fields say the same. */
  readonly repeated?: readonly string[] | undefined;
  /** Fields of the result that are estimates. An element shows them with `≈` and fewer digits. */
  readonly estimates?: readonly string[] | undefined;
  /**
   * Numbers that a rounded result must not reach, by field, such as the limits of categories: with
   * `{ bmi: [25] }`, an element shows 24.96 and not 25.
   */
  readonly limits?: Readonly<Record<string, readonly number[]>> | undefined;
  /**
   * The units of results that a field of the request decides, by the name of the result:
   * `{ result: { by: 'to', units: { radians: 'rad' } } }`.
   */
  readonly chosenUnits?: Readonly<Record<string, ChosenUnit>> | undefined;
  /**
   * Fields of the result that are times of day such as `21:45`, also in lists. An element shows
   * them as the visitor writes them.
   */
  readonly clockTimes?: readonly string[] | undefined;
  /**
   * The button of an element that computes once more, for a tool whose results differ by chance.
   */
  readonly again?: Again | undefined;
  /** Hints for agents. Without them, agents assume that the tool may change anything. */
  readonly annotations?: ToolAnnotations | undefined;
  /** A request that succeeds. */
  readonly example: object;
}
