import { calculateUnitPrice, type FieldIssue } from 'toolworker';
import { refusalOf } from '../../../src/form/answer.ts';
import type { Field } from '../../../src/form/fields.ts';
import { type Inputs, numberIn } from '../../../src/form/inputs.ts';
import { pageField } from '../../components/form/page-fields.ts';
import { type Unit, unitNamed } from './units.ts';

/** A product in the form. */
export interface Product {
  readonly index: number;
  /** The visitor's name for it; may be empty. */
  readonly name: string;
  /** `undefined` while it is empty or unreadable. */
  readonly price: number | undefined;
  /**
   * The number of packs in it, such as the bottles of a crate; `undefined` if it is no such number.
   */
  readonly packs: number | undefined;
  readonly quantity: number | undefined;
  readonly unit: Unit;
}

export const mostProducts = 6;
export const fewestProducts = 2;

const indexes = Array.from({ length: mostProducts }, (_, index) => index);

const mostPacks = 1_000;

/** The example: the values of its products in metric units, and in those of the US. */
const examples: readonly Readonly<Record<string, readonly [metric: string, customary: string]>>[] =
  [
    { price: ['4.5', '3.99'], quantity: ['1.5', '20'], unit: ['kg', 'oz'] },
    { price: ['1.75', '5.99'], quantity: ['500', '2'], unit: ['g', 'lb'] },
  ];

/** Returns the name of a product's field. Those of the first product are the API's. */
export function fieldName(name: string, index: number): string {
  return index === 0 ? name : `${name}${index + 1}`;
}

/**
 * Returns the fields of the form, from those of the API: those of each product, the number of
 * products, and what prices are given for.
 */
export function productFields(ofApi: readonly Field[]): readonly Field[] {
  return [
    ...indexes.flatMap((index) => fieldsOfProduct(ofApi, index)),
    ownField('products', 'choice', { default: String(fewestProducts) }),
    ownField('per', 'choice', { default: '' }),
  ];
}

function fieldsOfProduct(ofApi: readonly Field[], index: number): readonly Field[] {
  const own = ofApi.map((field) => ({
    ...field,
    ...examplesOf(field.name, index),
    ...changes[field.name],
    // Without a unit of its own, a product has the unit of the one before.
    ...(field.name === 'unit' && index === 0 && { schema: firstUnit }),
    name: fieldName(field.name, index),
    multipliedBy: field.name === 'quantity' ? fieldName('packs', index) : undefined,
    isRequired: index === 0 && field.isRequired,
  }));
  const packs = { type: 'integer', minimum: 1, maximum: mostPacks };
  return [
    ownField(fieldName('name', index), 'text', {}),
    ...(index === 0 ? own : own.map(pageField)),
    ownField(fieldName('packs', index), 'number', packs),
  ];
}

/** What the form knows better than the API: a unit is chosen. */
const changes: Readonly<Record<string, Partial<Field>>> = {
  unit: { kind: 'choice', schema: { default: '' } },
};

const firstUnit: Field['schema'] = { default: '', replaces: fieldName('unit', 1) };

function examplesOf(name: string, index: number): Pick<Field, 'sample' | 'samples'> {
  const [metric, customary] = examples[index]?.[name] ?? [];
  return {
    sample: metric ?? '',
    samples: customary === undefined ? undefined : { lb: customary },
  };
}

function ownField(name: string, kind: Field['kind'], schema: Field['schema']): Field {
  const empty = { title: name, unit: undefined, hint: '', options: [], sample: '', units: [] };
  return pageField({
    ...empty,
    name,
    kind,
    schema,
    isRequired: false,
    isOptional: true,
    isNeeded: false,
  });
}

/** Returns the products that the form shows. */
export function productsIn(inputs: Inputs): readonly Product[] {
  return indexes.slice(0, productCount(inputs)).map((index) => {
    const input = (name: string) => inputs[fieldName(name, index)] ?? '';
    return {
      index,
      name: input('name').trim(),
      price: numberIn(input('price')),
      packs: packsIn(input('packs')),
      quantity: numberIn(input('quantity')),
      unit: unitNamed(unitInput(inputs, index)),
    };
  });
}

function packsIn(input: string): number | undefined {
  const packs = numberIn(input || '1');
  const isCount = Number.isInteger(packs) && packs !== undefined && packs >= 1;
  return isCount && packs <= mostPacks ? packs : undefined;
}

const typedNames = ['name', 'price', 'packs', 'quantity'];

/** Returns the number of products, which a link may not say. */
export function productCount(inputs: Inputs): number {
  const last = indexes.findLastIndex((index) =>
    typedNames.some((name) => (inputs[fieldName(name, index)] ?? '') !== ''),
  );
  const chosen = Number.parseInt(inputs.products ?? '', 10) || 0;
  return Math.min(mostProducts, Math.max(fewestProducts, chosen, last + 1));
}

/** Returns the input for the unit of a product, which by default is that of the product before. */
export function unitInput(inputs: Inputs, index: number): string {
  const own = inputs[fieldName('unit', index)] ?? '';
  return own === '' && index > 0 ? unitInput(inputs, index - 1) : own;
}

/** Returns the inputs without a product; those behind it move up. */
export function withoutProduct(inputs: Inputs, removed: number): Inputs {
  const count = productCount(inputs);
  const moved = indexes.flatMap((index) => {
    const from = index < removed ? index : index + 1;
    const inputOf = (name: string) =>
      name === 'unit' ? unitInput(inputs, from) : (inputs[fieldName(name, from)] ?? '');
    return [...typedNames, 'unit'].map((name) => [
      fieldName(name, index),
      from < count ? inputOf(name) : '',
    ]);
  });
  const products = String(Math.max(fewestProducts, count - 1));
  return { ...inputs, ...Object.fromEntries(moved), products };
}

/** Returns the API's errors for the price and the quantity of a product, by field. */
export function faultsOf({
  price = 0,
  quantity = 1,
}: Product): Readonly<Record<string, FieldIssue>> {
  try {
    calculateUnitPrice({ price, quantity });
    return {};
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const issues = refusal.issues.map((issue) => [issue.field ?? '', issue] as const);
    return Object.fromEntries(issues.filter(([name]) => name !== ''));
  }
}
