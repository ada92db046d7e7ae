import { type ComponentChildren, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { ownProperty } from '../../shared/own-property.ts';
import type { FormContent, ShownField, ShownFields } from '../fields.ts';
import { withLabels } from '../labels.ts';
import { CopyButton } from './copy-button.tsx';
import { PresentationContext, usePart } from './presentation.ts';
import { isRecord, Value } from './value.tsx';
import type { Wording, Wordings } from './wording.ts';

/** What a result is shown from. */
export interface ResultContent extends Pick<FormContent, 'parameters'> {
  readonly response: ShownFields;
  /** The result field that is shown first. */
  readonly headline: string | undefined;
}

interface FiguresProperties {
  readonly tool: ResultContent;
  /** The titles of the objects that contain the fields. */
  readonly path: readonly string[];
  readonly fields: readonly (readonly [name: string, schema: ShownField])[];
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly worded?: Wordings;
}

/** A row for each figure, then a group of rows for each object. */
export function Figures({ tool, path, fields, values, worded = {} }: FiguresProperties) {
  const figures = fields.filter(([, { properties }]) => !properties);
  const groups = fields.filter(([, { properties }]) => properties);
  const part = usePart();
  const { headingLevel } = useContext(PresentationContext);
  const Heading = `h${headingLevel}` as const;
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
            wording={worded[name]}
          />
        ))}
      </dl>
      {groups.map(([name, { title: usual = name, properties = {} }]) => {
        const value = ownProperty(values, name);
        const title = worded[name]?.title ?? usual;
        return (
          <Fragment key={name}>
            {title !== '' && (
              <Heading class="group" part={part('group')}>
                {title}
              </Heading>
            )}
            <Figures
              tool={tool}
              path={title === '' ? path : [...path, title]}
              fields={Object.entries(properties).filter(([, { hidden }]) => !hidden)}
              values={isRecord(value) ? value : undefined}
            />
          </Fragment>
        );
      })}
    </>
  );
}

interface FigureProperties extends Omit<FiguresProperties, 'fields' | 'worded'> {
  readonly wording: Wording | undefined;
  readonly name: string;
  readonly schema: ShownField;
}

function Figure({ tool, path, name, schema, values, wording }: FigureProperties) {
  const { title = wording?.title ?? name, description = '' } = schema;
  const { parameters, response } = tool;
  const part = usePart();
  const named = { ...response.properties, ...parameters.properties };
  const label = [...path, title].join(' · ');
  const value = wording?.value ?? ownProperty(values, name);
  return (
    <div part={part('row')}>
      <dt part={part('term')} title={withLabels(description, named)}>
        {title}
      </dt>
      <dd>
        <WordedOr worded={wording}>
          <Value label={label} schema={wording?.schema ?? schema} value={value} />
        </WordedOr>
        <CopyValue value={wording?.copied ?? value} subject={label} />
      </dd>
    </div>
  );
}

interface WordedProperties {
  readonly worded: Wording | undefined;
  /** Shown if the page has no words of its own. */
  readonly children: ComponentChildren;
}

export function WordedOr({ worded, children }: WordedProperties) {
  const part = usePart();
  if (worded?.shown === undefined) return <>{children}</>;
  return (
    <span class="value number" part={part('value')} dir="auto">
      {worded.shown}
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
  if (useContext(PresentationContext).isPlain) return null;
  const text = () => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return <CopyButton text={text} subject={subject} isDisabled={value === undefined} />;
}
