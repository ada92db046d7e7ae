import { useEffect, useId, useMemo } from 'preact/hooks';
import type { Outcome } from '../../ask.ts';
import { useExchange } from '../../components/use-exchange.ts';
import { isReady, requestOf } from '../../inputs.ts';
import type { Field, ToolPage } from '../../tool-page.ts';
import { faultOf } from './fault.ts';
import type { Row } from './rows.ts';
import { SmallField } from './small-field.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly row: Row;
  /** What the row is called, whether the visitor gave it a name or not. */
  readonly name: string;
  readonly itemName: string;
  readonly titles: readonly string[];
  readonly figures: readonly string[];
  readonly isBest: boolean;
  readonly onChange: (changed: Partial<Row>) => void;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

/** A row of a comparison: its name, its inputs, and its figures or the API's fault. */
export function ComparisonRow(properties: Properties) {
  const { tool, fields, row, name, itemName, titles, figures, isBest } = properties;
  const { onChange, onOutcome, onEnter, onRemove } = properties;
  const { inputs } = row;
  const request = useMemo(() => requestOf(fields, inputs), [fields, inputs]);
  const { exchange } = useExchange(`/api/${tool.slug}`, request, isReady(fields, inputs, []), 0);
  const fault = faultOf(tool, exchange);
  const faultId = useId();
  // Only a new answer counts, not a new function to tell it to.
  useEffect(() => onOutcome(exchange?.outcome), [exchange]);
  return (
    <li class={isBest ? 'best' : undefined}>
      <fieldset
        aria-label={name}
        aria-describedby={fault.text ? faultId : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onEnter();
        }}
      >
        <div class="cells">
          <label class="cell name">
            <span class="caption">{itemName}</span>
            <input
              type="text"
              autocomplete="off"
              maxLength={80}
              placeholder={name}
              value={row.name}
              onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
            />
          </label>
          {fields.map((field) => (
            <SmallField
              key={field.name}
              field={field}
              value={inputs[field.name] ?? ''}
              isInvalid={fault.names.includes(field.name)}
              onInput={(value) => onChange({ inputs: { ...inputs, [field.name]: value } })}
            />
          ))}
          <dl>
            {titles.map((title, index) => (
              <div key={title} class="cell">
                <dt class="caption">{title}</dt>
                <dd>{figures[index]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <button type="button" class="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          ×
        </button>
      </fieldset>
      <p class="error" id={faultId} role="alert">
        {fault.text}
      </p>
    </li>
  );
}
