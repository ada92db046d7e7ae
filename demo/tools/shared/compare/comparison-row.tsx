import { useEffect, useId } from 'preact/hooks';
import type { Result } from '../../../../src/form/answer.ts';
import type { Field } from '../../../../src/form/fields.ts';
import type { ToolPage } from '../../../model/tool-page.ts';
import { RemoveButton } from '../remove-button.tsx';
import type { Row } from './rows.ts';
import { SmallFields } from './small-fields.tsx';
import { useRowAnswer } from './use-row-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly row: Row;
  /** The visitor's name for the row, or a default one. */
  readonly name: string;
  /** The kind of things that are compared, such as `Product`. */
  readonly itemName: string;
  readonly titles: readonly string[];
  readonly figures: readonly string[];
  readonly isBest: boolean;
  readonly onChange: (changed: Partial<Row>) => void;
  readonly onResult: (result: Result | undefined) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

/** A row of a comparison: its name, its inputs, and its figures or errors. */
export function ComparisonRow(properties: Properties) {
  const { tool, fields, row, name, itemName, titles, figures, isBest } = properties;
  const { onChange, onResult, onEnter, onRemove } = properties;
  const { inputs, answer, fault } = useRowAnswer(tool, fields, row.inputs);
  const faultId = useId();
  // Runs for a new answer only, not for a new `onResult` function.
  useEffect(() => onResult(answer && 'result' in answer ? answer.result : undefined), [answer]);
  return (
    <li class={isBest ? 'best' : undefined}>
      <fieldset
        aria-label={name}
        aria-describedby={fault.text ? faultId : undefined}
        onKeyDown={(event) => {
          if (!isEnterInInput(event)) return;
          event.preventDefault();
          onEnter();
        }}
      >
        <div class="cells">
          <NameCell {...{ row, name, itemName, onChange }} />
          <SmallFields
            fields={fields}
            inputs={inputs}
            invalid={fault.names}
            onInput={(changed) => onChange({ inputs: { ...inputs, ...changed } })}
          />
          <Figures titles={titles} figures={figures} />
        </div>
        <RemoveButton name={name} onRemove={onRemove} />
      </fieldset>
      <p class="error" id={faultId} role="alert">
        {fault.text}
      </p>
    </li>
  );
}

/**
 * Whether a key is Enter in an input. It also ends the composition of a Japanese or Chinese word,
 * which does not count.
 */
function isEnterInInput({ key, target, isComposing }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && !isComposing;
}

type NameProperties = Pick<Properties, 'row' | 'name' | 'itemName' | 'onChange'>;

function NameCell({ row, name, itemName, onChange }: NameProperties) {
  return (
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
  );
}

function Figures({ titles, figures }: Pick<Properties, 'titles' | 'figures'>) {
  return (
    <dl>
      {titles.map((title, index) => (
        <div key={title} class="cell">
          <dt class="caption">{title}</dt>
          <dd>
            <bdi>{figures[index]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
