import { type ComponentChildren, Fragment } from 'preact';
import type { JsonSchema, ObjectSchema } from '../../schema/json-schema.ts';
import { ownProperty } from '../../shared/own-property.ts';
import type { FormContent } from '../form-fields.ts';
import { withLabels } from '../labels.ts';
import { CopyButton } from './copy-button.tsx';
import { isRecord, Value } from './value.tsx';
import type { Said, Wording } from './wording.ts';

/** What a result is shown from. */
export interface ResultContent extends Pick<FormContent, 'parameters' | 'options'> {
  readonly response: ObjectSchema;
  /** Result fields that only approximate what they are about. */
  readonly estimates?: readonly string[] | undefined;
}

interface FiguresProperties {
  readonly tool: ResultContent;
  /** The titles of the objects that contain the fields. */
  readonly path: readonly string[];
  readonly fields: readonly (readonly [name: string, schema: JsonSchema])[];
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly said?: Wording;
}

/** A row for each figure, then a group of rows for each object. */
export function Figures({ tool, path, fields, values, said = {} }: FiguresProperties) {
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
        const value = ownProperty(values, name);
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
  const { title = said?.title ?? name, description = '' } = schema;
  const { parameters, response, options } = tool;
  const named = { ...response.properties, ...parameters.properties };
  const label = [...path, title].join(' · ');
  const value = said?.amount ?? ownProperty(values, name);
  return (
    <div>
      <dt title={withLabels(description, named)}>{title}</dt>
      <dd>
        <SaidOr said={said}>
          <Value
            label={label}
            schema={said?.amount === undefined ? schema : { format: 'money' }}
            options={options}
            value={value}
            isEstimate={said?.isEstimate ?? tool.estimates?.includes(name)}
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

export function SaidOr({ said, children }: SaidProperties) {
  if (said?.shown === undefined) return <>{children}</>;
  return (
    <span class="value number" dir="auto">
      {said.shown}
    </span>
  );
}

export function CopyValue({
  value,
  subject,
}: {
  readonly value: unknown;
  readonly subject: string;
}) {
  const text = () => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return <CopyButton text={text} subject={subject} isDisabled={value === undefined} />;
}
