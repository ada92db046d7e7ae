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
export interface Answered {
  readonly request: Request;
  /** The inputs of the form from which the request comes. */
  readonly inputs?: Inputs | undefined;
  readonly result: Result;
}

/** A page's own parts of a result, each in its place. */
export interface ResultPlaces {
  /** Beside the title of the headline. */
  readonly mark?: ComponentChildren;
  /** What the page says below the headline. */
  readonly state?: ComponentChildren;
  /** In the place of the headline and the figures. */
  readonly figures?: ComponentChildren;
  /** A drawing below the figures. */
  readonly picture?: ComponentChildren;
}

interface HeadlineProperties {
  readonly content: ResultContent;
  readonly answered: Answered | undefined;
  /** The page's own words for the result. */
  readonly worded?: Wordings | undefined;
  /** Shown beside the title of the headline. */
  readonly mark?: ComponentChildren;
}

interface Properties extends Omit<HeadlineProperties, 'mark'> {
  /** Attributes of the box around the headline. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly places?: ResultPlaces;
}

interface PlacedProperties extends Properties {
  readonly places: ResultPlaces;
}

/** Shows a result with the page's own parts in their places. */
export function ResultView({ places = {}, ...properties }: Properties) {
  return (
    <>
      {places.figures ?? <HeadlineAndFigures {...properties} places={places} />}
      {places.picture}
    </>
  );
}

/**
 * Shows the headline of a result, then its other figures, except those that repeat the request.
 * Before there is a result, the figures are empty, so that nothing shifts.
 */
function HeadlineAndFigures(properties: PlacedProperties) {
  const { content, answered, worded = {}, attributes, places } = properties;
  const { parameters, response, headline } = content;
  const { title, value } = headlineIn(properties);
  const isMeant = useMeaning(answered);
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
    (name) => worded[name] && !Object.hasOwn(response.properties, name),
  );
  const figures = [...added.map((name) => [name, {}] as const), ...others];
  return (
    <>
      {headline !== undefined && (
        <>
          <div class="headline" {...attributes}>
            <Headline {...{ content, answered, worded }} mark={places.mark} />
          </div>
          <CopyValue value={ownProperty(worded, headline)?.copied ?? value} subject={title} />
        </>
      )}
      {places.state}
      <Figures
        tool={content}
        path={[]}
        fields={figures}
        values={answered?.result}
        worded={worded}
      />
    </>
  );
}

/**
 * Returns whether a field of the result, which needs one of the request, means something. Before
 * there is a result, the request is that of the former one, so that nothing shifts.
 */
function useMeaning(answered: Answered | undefined) {
  const former = useRef<Request>({});
  if (answered) former.current = answered.request;
  return (needed: string | undefined) =>
    needed === undefined || Boolean(ownProperty(former.current, needed));
}

/** Returns the title of the headline, and what it shows. */
function headlineIn({ content, answered, worded }: HeadlineProperties) {
  const { headline = '', response } = content;
  const wording = ownProperty(worded, headline);
  const { title = ownProperty(response.properties, headline)?.title ?? headline } = wording ?? {};
  return { wording, title, value: wording?.value ?? ownProperty(answered?.result, headline) };
}

/** The figure that answers the question, with its title. */
export function Headline(properties: HeadlineProperties) {
  const { content, answered, mark } = properties;
  const { headline = '' } = content;
  const { wording, title, value } = headlineIn(properties);
  const part = usePart();
  return (
    <>
      <span class="label" part={part('term')}>
        {title}
        {mark}
      </span>
      <WordedOr worded={wording}>
        <Value
          label={title}
          schema={wording?.schema ?? resultSchema(content, answered?.request ?? {}, headline)}
          value={value}
        />
      </WordedOr>
    </>
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
