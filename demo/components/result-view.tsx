import type { ComponentChildren } from 'preact';
import type { JsonSchema } from 'toolworker';
import { formatDuration } from '../format.ts';
import { withLabels } from '../labels.ts';
import type { ToolPage } from '../tool-page.ts';
import { CopyButton } from './copy-button.tsx';
import { isRecord, Value } from './value.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
  /** Shown below the headline. */
  readonly children: ComponentChildren;
}

/**
 * The headline of a result, then its other figures, except those that repeat the request. Before there
 * is a result, the figures are empty, so that nothing shifts.
 */
export function ResultView({ tool, result, children }: Properties) {
  const { parameters, response, headline, headlineItem, duration = [], options } = tool;
  const main = response.properties[headline] ?? {};
  const isDuration = duration.length > 0;
  const title = isDuration ? tool.name.replace(' Calculator', '') : (main.title ?? headline);
  const answer = isDuration
    ? result && durationOf(result, duration)
    : itemsOf(result?.[headline], headlineItem);
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline &&
      name !== 'input' &&
      !duration.includes(name) &&
      !(name in parameters.properties),
  );
  return (
    <>
      <div class="headline" aria-live="polite">
        <span class="label">{title}</span>
        <Value label={title} schema={isDuration ? {} : main} options={options} value={answer} />
      </div>
      <CopyValue value={answer} subject={title} />
      {children}
      <dl class="figures">
        {others.flatMap(([name, schema]) => (
          <Figures
            key={name}
            tool={tool}
            path={[]}
            name={name}
            schema={schema}
            value={result?.[name]}
          />
        ))}
      </dl>
    </>
  );
}

function durationOf(result: Readonly<Record<string, unknown>>, units: readonly string[]): string {
  return formatDuration(units.map((unit) => [unit, Number(result[unit])] as const));
}

function itemsOf(value: unknown, field: string | undefined): unknown {
  if (field === undefined || !Array.isArray(value)) return value;
  return value.map((item) => (isRecord(item) ? item[field] : item));
}

interface FigureProperties {
  readonly tool: ToolPage;
  /** The titles of the objects that contain it. */
  readonly path: readonly string[];
  readonly name: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/** A figure in a row of its own; an object has a row for each of its fields. */
function Figures({ tool, path, name, schema, value }: FigureProperties) {
  const titles = [...path, schema.title ?? name];
  if (schema.properties) {
    const fields = isRecord(value) ? value : {};
    return (
      <>
        {Object.entries(schema.properties).map(([part, field]) => (
          <Figures
            key={part}
            tool={tool}
            path={titles}
            name={part}
            schema={field}
            value={fields[part]}
          />
        ))}
      </>
    );
  }
  const label = titles.join(' · ');
  const { parameters, response, options } = tool;
  const named = { ...response.properties, ...parameters.properties };
  return (
    <div>
      <dt title={withLabels(schema.description ?? '', named)}>{label}</dt>
      <dd>
        <Value label={label} schema={schema} options={options} value={value} />
        <CopyValue value={value} subject={label} />
      </dd>
    </div>
  );
}

function CopyValue({ value, subject }: { readonly value: unknown; readonly subject: string }) {
  const text = () => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return <CopyButton text={text} subject={subject} isDisabled={value === undefined} />;
}
