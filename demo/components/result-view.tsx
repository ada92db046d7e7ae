import type { JsonSchema } from 'toolworker';
import { formatNumber, labelOf } from '../format.ts';
import type { ToolPage } from '../tool-page.ts';
import { CopyButton } from './copy-button.tsx';
import { Scrollable } from './scrollable.tsx';

type Result = Readonly<Record<string, unknown>>;

interface Properties {
  readonly tool: ToolPage;
  readonly result?: Result | undefined;
}

const longestShown = 20_000;

/**
 * The figures of a result: first what answers the question, then the rest, without what only
 * repeats the request. Before there is a result, its places are there already.
 */
export function ResultView({ tool, result }: Properties) {
  const { parameters, response, headline } = tool;
  const main = response.properties[headline] ?? {};
  const others = Object.entries(response.properties).filter(
    ([name]) => name !== headline && name !== 'input' && !(name in parameters.properties),
  );
  return (
    <>
      <div class="headline" aria-live="polite">
        <span class="label">{labelOf(headline)}</span>
        <Value label={labelOf(headline)} schema={main} value={result?.[headline]} />
      </div>
      <CopyValue value={result?.[headline]} subject={labelOf(headline)} />
      <dl class="figures">
        {others.flatMap(([name, schema]) => (
          <Figures key={name} path={[name]} schema={schema} value={result?.[name]} />
        ))}
      </dl>
    </>
  );
}

interface FigureProperties {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/** One figure a row; those of an object one row each. */
function Figures({ path, schema, value }: FigureProperties) {
  if (schema.properties) {
    const fields = isResult(value) ? value : {};
    return (
      <>
        {Object.entries(schema.properties).map(([name, field]) => (
          <Figures key={name} path={[...path, name]} schema={field} value={fields[name]} />
        ))}
      </>
    );
  }
  const label = path.map(labelOf).join(' · ');
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

interface ValueProperties {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
}

function Value({ label, schema, value }: ValueProperties) {
  if (value === undefined || value === null) return <span class="value none">–</span>;
  if (typeof value === 'number') {
    return (
      <span class="value number" title={String(value)}>
        {formatNumber(value)}
      </span>
    );
  }
  if (typeof value === 'boolean') return <span class="value">{value ? 'Yes' : 'No'}</span>;
  if (Array.isArray(value)) return <List label={label} schema={schema.items ?? {}} items={value} />;
  const text = String(value);
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  if (!isLong(text)) return <span class="value text">{text}</span>;
  return (
    <Scrollable label={label}>
      <span class="value text">{shown}</span>
    </Scrollable>
  );
}

function isLong(text: string): boolean {
  return text.length > 300 || text.includes('\n');
}

const mostItems = 200;

interface ListProperties {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly items: readonly unknown[];
}

/** Numbers in a row; objects as a table with a column for each of their fields. */
function List({ label, schema, items }: ListProperties) {
  const shown = items.slice(0, mostItems);
  const more = items.length > shown.length && (
    <span class="more">… {formatNumber(items.length)}</span>
  );
  if (!schema.properties) {
    const numbers = shown.map((item) => formatNumber(Number(item)));
    return (
      <span class="value number">
        {numbers.join('  ')} {more}
      </span>
    );
  }
  const names = Object.keys(schema.properties).filter(
    (name) => !schema.properties?.[name]?.additionalProperties,
  );
  return (
    <Scrollable label={label}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((item, index) => (
            <tr key={String(index)}>
              {names.map((name) => (
                <td key={name}>
                  <Value
                    label={`${label} ${index + 1}: ${labelOf(name)}`}
                    schema={schema.properties?.[name] ?? {}}
                    value={isResult(item) ? item[name] : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </Scrollable>
  );
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null;
}
