import { type ComponentChildren, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import { formatDuration } from '../format.ts';
import type { Request } from '../inputs.ts';
import { withLabels } from '../labels.ts';
import type { ToolPage } from '../tool-page.ts';
import { useWording } from '../tools/use-parts.ts';
import type { Said, Wording } from '../tools/wording.ts';
import { CopyButton } from './copy-button.tsx';
import { FormInputs } from './form-inputs.ts';
import { isRecord, Value } from './value.tsx';

interface Properties {
  readonly tool: ToolPage;
  /** The request that the result answers. */
  readonly request?: Request | undefined;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
  /** Shown below the headline. */
  readonly children: ComponentChildren;
}

/**
 * Shows the headline of a result, then its other figures, except those that repeat the request. Before there is a
 * result, the figures are empty, so that nothing shifts.
 */
export function ResultView({ tool, request = {}, result: computed, children }: Properties) {
  const inputs = useContext(FormInputs);
  const wording = useWording(tool);
  // Shown only once it can be said, so that it does not change after it was read.
  const result = wording && computed;
  const said = result ? wording({ request, result }, inputs) : {};
  const { parameters, response, options } = tool;
  const { headline, headlineItem, headlineTitle, duration = [], repeated = [] } = tool;
  const main = schemaOf(tool, request, headline);
  const isDuration = duration.length > 0;
  const title = headlineTitle ?? main.title ?? headline;
  const answer = isDuration
    ? result && durationOf(tool, result)
    : itemsOf(result?.[headline], headlineItem);
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline &&
      name !== 'input' &&
      !duration.includes(name) &&
      !repeated.includes(name) &&
      !(name in parameters.properties) &&
      !(name in said && said[name] === undefined),
  );
  return (
    <>
      <div class="headline" aria-live="polite">
        <span class="label">{title}</span>
        <SaidOr said={said[headline]}>
          <Value
            label={title}
            schema={isDuration ? {} : main}
            options={options}
            value={answer}
            isEstimate={tool.estimates?.includes(headline)}
            limits={tool.limits?.[headline]}
            isHeadline
          />
        </SaidOr>
      </div>
      <CopyValue value={said[headline]?.copied ?? answer} subject={title} />
      {children}
      <Figures tool={tool} path={[]} fields={others} values={result} said={said} />
    </>
  );
}

/** Returns the schema of a field of the result, with the unit that the request decides. */
function schemaOf(
  { response, parameters, chosenUnits = {}, headlineItem }: ToolPage,
  request: Request,
  name: string,
): JsonSchema {
  const schema = response.properties[name] ?? {};
  const item = schema.items?.properties?.[headlineItem ?? ''];
  if (item) return { ...schema, items: item };
  const { by, units } = chosenUnits[name] ?? {};
  if (by === undefined) return schema;
  const chosen = String(request[by] ?? parameters.properties[by]?.default ?? '');
  const unit = units ? units[chosen] : chosen && `/${chosen}`;
  return unit ? { ...schema, 'x-unit': unit } : schema;
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
  readonly said?: Wording;
}

/** A row for each figure, then a group of rows for each object. */
function Figures({ tool, path, fields, values, said = {} }: FiguresProperties) {
  const figures = fields.filter(([, { properties }]) => !properties);
  const groups = fields.filter(([, { properties }]) => properties);
  return (
    <>
      <dl class="figures">
        {figures.map(([name, schema]) => (
          <Figure
            key={name}
            tool={tool}
            path={path}
            name={name}
            schema={schema}
            values={values}
            said={said[name]}
          />
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

interface FigureProperties extends Omit<FiguresProperties, 'fields' | 'said'> {
  readonly said: Said | undefined;
  readonly name: string;
  readonly schema: JsonSchema;
}

function Figure({ tool, path, name, schema, values, said }: FigureProperties) {
  const { title = name, description = '' } = schema;
  const { parameters, response, options } = tool;
  const named = { ...response.properties, ...parameters.properties };
  const label = [...path, title].join(' · ');
  const value = values?.[name];
  return (
    <div>
      <dt title={withLabels(description, named)}>{title}</dt>
      <dd>
        <SaidOr said={said}>
          <Value
            label={label}
            schema={schema}
            options={options}
            value={value}
            isEstimate={tool.estimates?.includes(name)}
          />
        </SaidOr>
        <CopyValue value={said?.copied ?? value} subject={label} />
      </dd>
    </div>
  );
}

interface SaidProperties {
  readonly said: Said | undefined;
  /** Shown if the page has no words of its own. */
  readonly children: ComponentChildren;
}

function SaidOr({ said, children }: SaidProperties) {
  if (!said) return <>{children}</>;
  return (
    <span class="value number" dir="auto">
      {said.shown}
    </span>
  );
}

function CopyValue({ value, subject }: { readonly value: unknown; readonly subject: string }) {
  const text = () => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return <CopyButton text={text} subject={subject} isDisabled={value === undefined} />;
}
