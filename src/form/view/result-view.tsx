import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { ownProperty } from '../../shared/own-property.ts';
import type { Result } from '../answer.ts';
import type { Inputs, Request } from '../inputs.ts';
import { CopyValue, Figures, type ResultContent, WordedOr } from './figures.tsx';
import { FormInputs } from './form-inputs.ts';
import { usePart } from './presentation.ts';
import { Value } from './value.tsx';
import { PageWording, type Wordings } from './wording.ts';

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
  /** Shown beside the title of the headline. */
  readonly mark?: ComponentChildren;
}

interface Properties extends Omit<HeadlineProperties, 'mark'> {
  /** Attributes of the box around the headline. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly places?: ResultPlaces;
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
function HeadlineAndFigures({ content, answered, attributes, places }: Required<Properties>) {
  const { parameters, response, headline, repeated = [] } = content;
  const worded = useWording(answered);
  const { title, value } = useHeadline(content, answered);
  const isMeant = useMeaning(content, answered);
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline &&
      name !== 'input' &&
      !repeated.includes(name) &&
      isMeant(name) &&
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
            <Headline content={content} answered={answered} mark={places.mark} />
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
 * Returns whether a field of the result means something with the request. Before there is a result,
 * it is that of the former one, so that nothing shifts.
 */
function useMeaning({ resultsWith }: ResultContent, answered: Answered | undefined) {
  const former = useRef<Request>({});
  if (answered) former.current = answered.request;
  return (name: string) => {
    const needed = ownProperty(resultsWith, name);
    return needed === undefined || Boolean(ownProperty(former.current, needed));
  };
}

/** Returns the page's own words for a result and, before the next one, the rows that they leave. */
function useWording(answered: Answered | undefined): Wordings {
  const current = useContext(FormInputs);
  const { wordingOf } = useContext(PageWording);
  const former = useRef<Wordings>({});
  if (wordingOf && answered) former.current = wordingOf(answered, answered.inputs ?? current);
  return answered ? former.current : withoutAnswers(former.current);
}

/** Keeps the rows of the former answer, so that nothing moves before the next one. */
function withoutAnswers(worded: Wordings): Wordings {
  const titled = Object.entries(worded).filter(([, one]) => !one || one.title !== undefined);
  return Object.fromEntries(
    titled.map(([name, one]) => [
      name,
      one?.title === undefined ? undefined : { title: one.title },
    ]),
  );
}

/** Returns the title of the headline, and what it shows. */
function useHeadline(content: ResultContent, answered: Answered | undefined) {
  const { headline = '', response } = content;
  const worded = ownProperty(useWording(answered), headline);
  const { headline: own } = useContext(PageWording);
  const field = ownProperty(response.properties, headline);
  const { title = own?.title?.() ?? field?.title ?? headline } = worded ?? {};
  const shown =
    answered && own ? own.valueOf(answered.result) : ownProperty(answered?.result, headline);
  return { worded, title, value: worded?.amount ?? shown, schemaOf: own?.schemaOf };
}

/** The figure that answers the question, with its title. */
export function Headline({ content, answered, mark }: HeadlineProperties) {
  const { headline = '', options, estimates, limits = {} } = content;
  const { worded, title, value, schemaOf } = useHeadline(content, answered);
  const schema = resultSchema(content, answered?.request ?? {}, headline);
  const part = usePart();
  return (
    <>
      <span class="label" part={part('term')}>
        {title}
        {mark}
      </span>
      <WordedOr worded={worded}>
        <Value
          label={title}
          schema={schemaOf?.(schema) ?? schema}
          options={options}
          value={value}
          isEstimate={estimates?.includes(headline)}
          limits={ownProperty(limits, headline)}
        />
      </WordedOr>
    </>
  );
}

interface GlanceProperties extends HeadlineProperties {
  readonly name: string;
}

/** A figure that stays in sight with the headline. */
export function Glance({ content, answered, name }: GlanceProperties) {
  const worded = useWording(answered);
  const { title = name, ...schema } = content.response.properties[name] ?? {};
  return (
    <span>
      <span class="label">{title}</span>
      <WordedOr worded={worded[name]}>
        <Value
          label={title}
          schema={schema}
          value={answered?.result[name]}
          isEstimate={content.estimates?.includes(name)}
        />
      </WordedOr>
    </span>
  );
}

/** Returns the schema of a field of the result, with the unit that the request decides. */
function resultSchema(
  { response, parameters, chosenUnits = {} }: ResultContent,
  request: Request,
  name: string,
): JsonSchema {
  const schema = ownProperty(response.properties, name) ?? {};
  const { by, units } = ownProperty(chosenUnits, name) ?? {};
  if (by === undefined) return schema;
  const chosen = String(request[by] ?? parameters.properties[by]?.default ?? '');
  const unit = units ? units[chosen] : chosen && `/${chosen}`;
  return unit ? { ...schema, 'x-unit': unit } : schema;
}
