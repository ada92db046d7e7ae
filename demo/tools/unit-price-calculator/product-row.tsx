import { useLayoutEffect, useState } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { preferredUnits } from '../../model/preferred-units.ts';
import { RemoveButton } from '../shared/remove-button.tsx';
import { fieldName, type Product, unitInput } from './products.ts';
import { nameOf } from './sentences.ts';
import { unitNamed, units } from './units.ts';

interface FormProperties {
  readonly inputs: Inputs;
  readonly fields: readonly Field[];
  /** What is wrong, by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (name: string, value: string) => void;
}

interface Properties extends FormProperties {
  readonly product: Product;
  readonly isCheapest: boolean;
  /** `undefined` if the product must stay. */
  readonly onRemove: (() => void) | undefined;
}

/** A product: its name, price, packs, quantity and unit. */
export function ProductRow({ product, isCheapest, onRemove, ...form }: Properties) {
  const { index } = product;
  const nameOfUnit = fieldName('unit', index);
  const names = ['price', 'packs', 'quantity'].map((name) => fieldName(name, index));
  const [price = '', packs = '', quantity = ''] = names;
  const errorId = `${price}-error`;
  return (
    <li class={isCheapest ? 'cheapest' : undefined}>
      <fieldset aria-label={nameOf(product)}>
        <div class="product-head">
          <ProductName product={product} {...form} />
          {isCheapest && <strong class="badge">{t('Cheapest')}</strong>}
          {onRemove && <RemoveButton name={nameOf(product)} onRemove={onRemove} />}
        </div>
        <div class="product-cells">
          <NumberCell name={price} caption={t('Price')} errorId={errorId} {...form} />
          <NumberCell name={packs} caption={t('Pack of')} errorId={errorId} {...form} />
          <span class="times" aria-hidden="true">
            ×
          </span>
          <NumberCell name={quantity} caption={t('Quantity')} errorId={errorId} {...form} />
          <UnitChoice
            name={nameOfUnit}
            value={unitInput(form.inputs, index)}
            onChoose={(value) => form.onType(nameOfUnit, value)}
          />
        </div>
      </fieldset>
      <p class="error" id={errorId} role="alert">
        {names.flatMap((name) => form.faults[name] ?? [])[0]}
      </p>
    </li>
  );
}

function ProductName({ product, inputs, onType }: FormProperties & { readonly product: Product }) {
  const name = fieldName('name', product.index);
  return (
    <input
      type="text"
      name={name}
      dir="auto"
      autocomplete="off"
      maxLength={60}
      aria-label={t('Name of the product')}
      placeholder={nameOf({ ...product, name: '' })}
      value={inputs[name] ?? ''}
      onInput={({ currentTarget }) => onType(name, currentTarget.value)}
    />
  );
}

interface CellProperties extends FormProperties {
  readonly name: string;
  readonly caption: string;
  readonly errorId: string;
}

function NumberCell({ name, caption, errorId, inputs, fields, faults, onType }: CellProperties) {
  const isInvalid = faults[name] !== undefined;
  const schema = fields.find((field) => field.name === name)?.schema ?? {};
  return (
    <div class="cell">
      <label class="caption" for={name}>
        {caption}
      </label>
      <NumberInput
        attributes={{
          id: name,
          name,
          'aria-invalid': isInvalid || undefined,
          ...(isInvalid && { 'aria-describedby': errorId }),
        }}
        field={{ unit: undefined, sample: '', schema }}
        value={inputs[name] ?? ''}
        onInput={(value) => onType(name, value)}
      />
    </div>
  );
}

interface UnitProperties {
  readonly name: string;
  /** The unit among the inputs, which may be a label of the visitor's own. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** The choice of a product's unit. Where customary units are usual, they come first. */
export function UnitChoice({ name, value, onChoose }: UnitProperties) {
  const isCustomaryFirst = useCustomaryUnits();
  const chosen = unitNamed(value);
  const offered = units.some((unit) => unit.name === chosen.name) ? units : [...units, chosen];
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  return (
    <select
      class="units"
      name={name}
      autocomplete="off"
      aria-label={t('Unit')}
      value={chosen.name}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {kinds.map((kind) => {
        const alike = offered.filter((unit) => unit.kind === kind);
        const first = alike.filter(({ isCustomary }) => isCustomary === isCustomaryFirst);
        const others = alike.filter((unit) => !first.includes(unit));
        return (
          <optgroup key={kind} label={t(kind)}>
            {[...first, ...others].map((unit) => (
              <option key={unit.name} value={unit.name} selected={unit.name === chosen.name}>
                {t(unit.name)}
              </option>
            ))}
          </optgroup>
        );
      })}
    </select>
  );
}

/** Whether customary units are usual for the visitor. The page is built for all others. */
function useCustomaryUnits(): boolean {
  const [isCustomary, setCustomary] = useState(false);
  useLayoutEffect(() => setCustomary(preferredUnits().kg === 'lb'), []);
  return isCustomary;
}
