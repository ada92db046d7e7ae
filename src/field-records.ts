interface KnownField<Option extends string> {
  /** Whether the field is an amount of money. A form shows it in a currency. */
  readonly money?: boolean | undefined;
  /**
   * What a form says for options that people would not say as they are named, such as `wake-at`.
   * With labels for `true` and `false`, it offers both options of a switch by name, and with labels
   * for numbers, these values.
   */
  readonly labels?:
    | ([Option] extends [never] ? never : { readonly [Name in Option]?: string })
    | undefined;
}

/** What a form knows of a field of a request, beyond its schema. */
export interface RequestField<
  Option extends string = string,
  Condition = Readonly<Record<string, readonly string[] | undefined>>,
  Other extends string = string,
> extends KnownField<Option> {
  /**
   * What a form says below the field, if its description is for developers; nothing if it is empty.
   * It may name other fields, in place of which the form shows their titles.
   */
  readonly hint?: string | undefined;
  /**
   * When a form asks for the field: only while other fields have one of these values. With
   * `{ gender: ['female'] }`, it is needless for men.
   */
  readonly askedIf?: Condition | undefined;
  /**
   * What a text contains: a `number`, the `digits` of a number in some base, or a `list` of
   * numbers. A form shows and reads them in the visitor's format, such as with decimal commas. A
   * number that is an `angle` can also be typed in degrees, minutes and seconds, and the `height`
   * of a person in meters.
   */
  readonly read?: 'number' | 'digits' | 'list' | 'angle' | 'height' | undefined;
  /**
   * Examples in other units than that of the example, as people type them: `{ in: '70' }`. A form
   * shows them after the choice of the unit.
   */
  readonly samples?: Readonly<Record<string, string>> | undefined;
  /** Whether an element opens without the example, such as a date that is today by default. */
  readonly opensEmpty?: boolean | undefined;
  /**
   * The field that chooses the unit of a number. A form shows the choice beside the number, and
   * converts what is typed in another unit.
   */
  readonly unitField?: Other | undefined;
  /** A field in whose place this one is filled in, so that a form no longer assumes its example. */
  readonly replaces?: Other | undefined;
}

interface Figure<Option extends string, Name extends string, Unit> extends KnownField<Option> {
  /** Whether the field is an estimate. An element shows it with `≈` and fewer digits. */
  readonly estimate?: boolean | undefined;
  /**
   * Numbers that the rounded result must not reach, such as the limits of categories: with `[25]`,
   * an element shows 24.96 and not 25.
   */
  readonly limits?: readonly number[] | undefined;
  /** The unit, if a field of the request decides it. */
  readonly chosenUnit?: Unit | undefined;
  /** Whether the field is a time such as `21:45`. An element shows it as the visitor writes it. */
  readonly clockTime?: boolean | undefined;
  /**
   * A field of the request without which this one says nothing. With `extraPayment`, an element
   * shows it only if there is such a payment other than 0.
   */
  readonly onlyWith?: Name | undefined;
  /** Whether an element leaves the field out, since others say the same. */
  readonly hidden?: boolean | undefined;
}

/** What a form knows of a field of a result, beyond its schema. */
export interface ResultField extends Figure<string, string, ChosenUnit> {
  /** The fields of an object. */
  readonly properties?: Readonly<Record<string, ResultField | undefined>> | undefined;
  /** The items of a list. */
  readonly items?: ResultField | undefined;
}

/** A unit that depends on a field of the request. */
export interface ChosenUnit<Name extends string = string, Option extends string = string> {
  /** The field of the request. */
  readonly by: Name;
  /**
   * The unit for each option of the field. If omitted, the result is the price of the unit in the
   * field.
   */
  readonly units?: { readonly [One in Option]?: string } | undefined;
}

/** The record of a field. The compiler rejects options and names that the request lacks. */
export type RequestFieldOf<Request, Name extends string> = RequestField<
  OptionOf<ValueIn<Request, Name>>,
  {
    readonly [Other in Exclude<NameIn<Request>, Name>]?: readonly OptionOf<
      ValueIn<Request, Other>
    >[];
  },
  Exclude<NameIn<Request>, Name>
>;

/** The records of some fields of a request. */
export type RequestFieldsOf<Request> = {
  readonly [Name in NameIn<Request>]?: RequestFieldOf<Request, Name>;
};

/** The record of a field with these values, without those of fields inside. */
export type FigureOf<Value, Request> = Figure<
  OptionOf<Value>,
  NameIn<Request>,
  {
    readonly [Name in NameIn<Request>]: ChosenUnit<Name, OptionOf<ValueIn<Request, Name>>>;
  }[NameIn<Request>]
>;

/** The records of some fields of a result, also of those inside. */
export type ResultFieldsOf<Result, Request> = {
  readonly [Name in NameIn<Result>]?: ResultFieldOf<ValueIn<Result, Name>, Request>;
};

type ResultFieldOf<Value, Request> = FigureOf<Value, Request> &
  (NonNullable<Value> extends readonly (infer Item)[]
    ? { readonly items?: ResultFieldOf<Item, Request>; readonly properties?: never }
    : { readonly properties?: ResultFieldsOf<Value, Request>; readonly items?: never });

/** The options of a choice, of a switch or of numbers, as texts; never those of other texts. */
type OptionOf<Value> = Value extends boolean | number
  ? `${Value}`
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;

/** The names of the fields of every type in a union. */
type NameIn<Fields> = Fields extends object ? keyof Fields & string : never;

/** The values of a field in any type of a union. */
type ValueIn<Fields, Name extends string> = Fields extends { readonly [Key in Name]?: infer Value }
  ? Value
  : never;
