import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ownProperty } from '../../shared/own-property.ts';
import type { Result } from '../answer.ts';
import type { ShownField } from '../fields.ts';
import type { Inputs, Request } from '../inputs.ts';
import { CopyValue, Figures, type ResultContent, WordedOr } from './figures.tsx';
import { usePart } from './presentation.ts';
import { Value } from './value.tsx';
import type { Wordings } from './wording.ts';

/** A request with its result. */
export interface Calculation {
  readonly request: Request;
  /** The inputs of the form from which the request comes. */
  readonly inputs?: Inputs | undefined;
  readonly result: Result;
}

/** What is shown of a result. */
export interface ShownResult {
  readonly content: ResultContent;
  readonly calculation: Calculation | undefined;
  /** The page's own words for the result. */
  readonly worded?: Wordings | undefined;
}

interface Properties extends ShownResult {
  /** Attributes of the box around the headline. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Shown between the headline and the other figures. */
  readonly children?: ComponentChildren;
}

/** Shows the headline of a result with a button that copies it, then its other figures. */
export function ResultView({ attributes, children, ...shown }: Properties) {
  const { content, worded = {} } = shown;
  const { headline } = content;
  const { title, value } = headlineIn(shown);
  return (
    <>
      {headline !== undefined && (
        <div class="first" {...attributes}>
          <div class="headline">
            <span class="label" part={usePart()('term')}>
              {title}
            </span>
            <HeadlineValue {...shown} />
          </div>
          <CopyValue value={ownProperty(worded, headline)?.copied ?? value} subject={title} />
        </div>
      )}
      {children}
      <OtherFigures {...shown} />
    </>
  );
}

/**
 * Shows the figures of a result without its headline, except those that repeat the request. Before
 * there is a result, they are empty, so that nothing shifts.
 */
export function OtherFigures({ content, calculation, worded = {} }: ShownResult) {
  const { parameters, response, headline } = content;
  const isMeant = useMeaning(calculation);
  const others = Object.entries(response.properties).filter(
    ([name, { hidden, onlyWith }]) =>
      name !== headline &&
      name !== 'input' &&
      !hidden &&
      isMeant(onlyWith) &&
      !Object.hasOwn(parameters.properties, name) &&
      !(Object.hasOwn(worded, name) && ownProperty(worded, name) === undefined),
  );
  const added = Object.keys(worded).filter(
    (name) =>
      worded[name] &&
      !Object.hasOwn(response.properties, name) &&
      !Object.hasOwn(parameters.properties, name),
  );
  return (
    <Figures
      tool={content}
      path={[]}
      fields={[...added.map((name) => [name, {}] as const), ...others]}
      values={calculation?.result}
      worded={worded}
    />
  );
}

/**
 * Returns whether a field of the result, which needs one of the request, means something. Before
 * there is a result, the request is that of the former one, so that nothing shifts.
 */
function useMeaning(calculation: Calculation | undefined) {
  const former = useRef<Request>({});
  if (calculation) former.current = calculation.request;
  return (needed: string | undefined) =>
    needed === undefined || Boolean(ownProperty(former.current, needed));
}

/** Returns the title of the headline, and what it shows. */
export function headlineIn({ content, calculation, worded }: ShownResult) {
  const { headline = '', response } = content;
  const wording = ownProperty(worded, headline);
  const { title = ownProperty(response.properties, headline)?.title ?? headline } = wording ?? {};
  return { wording, title, value: wording?.value ?? ownProperty(calculation?.result, headline) };
}

/** The figure that answers the question. */
export function HeadlineValue(shown: ShownResult) {
  const { content, calculation } = shown;
  const { wording, title, value } = headlineIn(shown);
  const { headline = '' } = content;
  const schema = wording?.schema ?? resultSchema(content, calculation?.request ?? {}, headline);
  return (
    <WordedOr worded={wording}>
      <Value label={title} schema={schema} value={value} />
    </WordedOr>
  );
}

/** Returns the schema of a field of the result, with the unit that the request decides. */
export function resultSchema(
  { response, parameters }: ResultContent,
  request: Request,
  name: string,
): ShownField {
  const schema = ownProperty(response.properties, name) ?? {};
  const { by, units } = schema.chosenUnit ?? {};
  if (by === undefined) return schema;
  const chosen = String(request[by] ?? parameters.properties[by]?.default ?? '');
  const unit = units ? units[chosen] : chosen && `/${chosen}`;
  return unit ? { ...schema, 'x-unit': unit } : schema;
}
