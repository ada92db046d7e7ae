import type { ComponentChildren } from 'preact';
import type { JsonSchema } from 'toolworker';
import type { ToolPage } from '../tool-page.ts';
import { CopyButton } from './copy-button.tsx';
import { isRecord, Value } from './value.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
  /** What stands below the headline. */
  readonly children: ComponentChildren;
}

/**
 * The figures of a result: first what answers the question, then the rest, without what only
 * repeats the request. Before there is a result, its places are there already.
 */
export function ResultView({ tool, result, children }: Properties) {
  const { parameters, response, headline, headlineItem } = tool;
  const main = response.properties[headline] ?? {};
  const { title = headline } = main;
  const answer = itemsOf(result?.[headline], headlineItem);
  const others = Object.entries(response.properties).filter(
    ([name]) => name !== headline && name !== 'input' && !(name in parameters.properties),
  );
  return (
    <>
      <div class="headline" aria-live="polite">
        <span class="label">{title}</span>
        <Value label={title} schema={main} value={answer} />
      </div>
      <CopyValue value={answer} subject={title} />
      {children}
      <dl class="figures">
        {others.flatMap(([name, schema]) => (
          <Figures key={name} path={[]} name={name} schema={schema} value={result?.[name]} />
        ))}
      </dl>
    </>
  );
}

function itemsOf(value: unknown, field: string | undefined): unknown {
  if (field === undefined || !Array.isArray(value)) return value;
  return value.map((item) => (isRecord(item) ? item[field] : item));
}

interface FigureProperties {
  /** The titles of the objects that it is part of. */
  readonly path: readonly string[];
  readonly name: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/** One figure a row; those of an object one row each. */
function Figures({ path, name, schema, value }: FigureProperties) {
  const titles = [...path, schema.title ?? name];
  if (schema.properties) {
    const fields = isRecord(value) ? value : {};
    return (
      <>
        {Object.entries(schema.properties).map(([part, field]) => (
          <Figures key={part} path={titles} name={part} schema={field} value={fields[part]} />
        ))}
      </>
    );
  }
  const label = titles.join(' · ');
  return (
    <div>
      <dt title={schema.description}>{label}</dt>
      <dd>
        <Value label={label} schema={schema} value={value} />
        <CopyValue value={value} subject={label} />
      </dd>
    </div>
  );
}

function CopyValue({ value, subject }: { readonly value: unknown; readonly subject: string }) {
  const text = () => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return <CopyButton text={text} subject={subject} isDisabled={value === undefined} />;
}
