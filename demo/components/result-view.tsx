import { type ComponentChildren, Fragment } from 'preact';
import type { JsonSchema } from 'toolworker';
import { formatDuration } from '../format.ts';
import { withLabels } from '../labels.ts';
import { t } from '../language.ts';
import type { ToolPage } from '../tool-page.ts';
import { CopyButton } from './copy-button.tsx';
import { isRecord, Value } from './value.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
  /** Whether it is the result of the example. */
  readonly isExample?: boolean;
  /** Shown below the headline. */
  readonly children: ComponentChildren;
}

/**
 * Shows the headline of a result, then its other figures, except those that repeat the request. Before there is a
 * result, the figures are empty, so that nothing shifts.
 */
export function ResultView({ tool, result, isExample = false, children }: Properties) {
  const { parameters, response, headline, duration = [], repeated = [] } = tool;
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline &&
      name !== 'input' &&
      !duration.includes(name) &&
      !repeated.includes(name) &&
      !(name in parameters.properties),
  );
  return (
    <>
      <div class="headline" aria-live="polite">
        <Headline tool={tool} result={result} isExample={isExample} />
      </div>
      <CopyValue value={headlineValue(tool, result)} subject={headlineTitle(tool)} />
      {children}
      <Figures tool={tool} path={[]} fields={others} values={result} />
    </>
  );
}

/** The figure that answers the question, with its title. */
export function Headline({ tool, result, isExample = false }: Omit<Properties, 'children'>) {
  const { headline, duration = [], response, options } = tool;
  const title = headlineTitle(tool);
  const schema = duration.length > 0 ? {} : (response.properties[headline] ?? {});
  return (
    <>
      <span class="label">
        {title}
        {isExample && <span class="optional"> {t('example')}</span>}
      </span>
      <Value label={title} schema={schema} options={options} value={headlineValue(tool, result)} />
    </>
  );
}

function headlineTitle({ headline, headlineTitle, response }: ToolPage): string {
  return headlineTitle ?? response.properties[headline]?.title ?? headline;
}

function headlineValue(tool: ToolPage, result: Properties['result']): unknown {
  const { headline, headlineItem, duration = [] } = tool;
  if (duration.length > 0) return result && durationOf(tool, result);
  return itemsOf(result?.[headline], headlineItem);
}

function durationOf(
  { duration = [], response }: ToolPage,
  result: Readonly<Record<string, unknown>>,
): string {
  return formatDuration(
    duration.map((name) => [response.properties[name]?.['x-unit'] ?? name, Number(result[name])]),
  );
}

function itemsOf(value: unknown, field: string | undefined): unknown {
  if (field === undefined || !Array.isArray(value)) return value;
  return value.map((item) => (isRecord(item) ? item[field] : item));
}

interface FiguresProperties {
  readonly tool: ToolPage;
  /** The titles of the objects that contain the fields. */
  readonly path: readonly string[];
  readonly fields: readonly (readonly [name: string, schema: JsonSchema])[];
  readonly values: Readonly<Record<string, unknown>> | undefined;
}

/** A row for each figure, then a group of rows for each object. */
function Figures({ tool, path, fields, values }: FiguresProperties) {
  const figures = fields.filter(([, { properties }]) => !properties);
  const groups = fields.filter(([, { properties }]) => properties);
  return (
    <>
      <dl class="figures">
        {figures.map(([name, schema]) => (
          <Figure key={name} tool={tool} path={path} name={name} schema={schema} values={values} />
        ))}
      </dl>
      {groups.map(([name, { title = name, properties = {} }]) => {
        const value = values?.[name];
        return (
          <Fragment key={name}>
            <h2 class="group">{title}</h2>
            <Figures
              tool={tool}
              path={[...path, title]}
              fields={Object.entries(properties)}
              values={isRecord(value) ? value : undefined}
            />
          </Fragment>
        );
      })}
    </>
  );
}

interface FigureProperties extends Omit<FiguresProperties, 'fields'> {
  readonly name: string;
  readonly schema: JsonSchema;
}

function Figure({ tool, path, name, schema, values }: FigureProperties) {
  const { title = name, description = '' } = schema;
  const { parameters, response, options } = tool;
  const named = { ...response.properties, ...parameters.properties };
  const label = [...path, title].join(' · ');
  const value = values?.[name];
  return (
    <div>
      <dt title={withLabels(description, named)}>{title}</dt>
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
