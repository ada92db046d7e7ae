import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import { CopyValue, Figures, SaidOr } from '../../../src/form/view/figures.tsx';
import { isRecord, Value } from '../../../src/form/view/value.tsx';
import type { Wording } from '../../../src/form/view/wording.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { FormInputs } from '../form/form-inputs.ts';
import { FormPartsContext } from '../form/form-parts.ts';
import type { Answered } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly answered?: Answered | undefined;
  /** Whether it is the result of the example. */
  readonly isExample?: boolean;
  /** Shown below the headline. */
  readonly children: ComponentChildren;
}

/**
 * Shows the headline of a result, then its other figures, except those that repeat the request. Before there is a
 * result, the figures are empty, so that nothing shifts.
 */
export function ResultView({ tool, answered, isExample = false, children }: Properties) {
  const { parameters, response, headline, duration = [], repeated = [] } = tool;
  const result = answered?.result;
  const said = useWording(answered);
  const others = Object.entries(response.properties).filter(
    ([name]) =>
      name !== headline &&
      name !== 'input' &&
      !duration.includes(name) &&
      !repeated.includes(name) &&
      !(name in parameters.properties) &&
      !(name in said && said[name] === undefined),
  );
  const added = Object.keys(said).filter((name) => said[name] && !(name in response.properties));
  const figures = [...added.map((name) => [name, {}] as const), ...others];
  return (
    <>
      <div class="headline" aria-live="polite">
        <Headline tool={tool} answered={answered} isExample={isExample} />
      </div>
      <CopyValue
        value={said[headline]?.copied ?? said[headline]?.amount ?? headlineValue(tool, result)}
        subject={said[headline]?.title ?? headlineTitle(tool)}
      />
      {children}
      <Figures tool={tool} path={[]} fields={figures} values={result} said={said} />
    </>
  );
}

/** Returns the page's own words for a result and, before the next one, the rows that they leave. */
function useWording(answered: Answered | undefined): Wording {
  const current = useContext(FormInputs);
  const { wording } = useContext(FormPartsContext);
  const former = useRef<Wording>({});
  if (wording && answered) former.current = wording(answered, answered.inputs ?? current);
  return answered ? former.current : withoutAnswers(former.current);
}

/** Keeps the rows of the former answer, so that nothing moves before the next one. */
function withoutAnswers(wording: Wording): Wording {
  const titled = Object.entries(wording).filter(([, said]) => !said || said.title !== undefined);
  return Object.fromEntries(
    titled.map(([name, said]) => [
      name,
      said?.title === undefined ? undefined : { title: said.title },
    ]),
  );
}

/** The figure that answers the question, with its title. */
export function Headline({ tool, answered, isExample = false }: Omit<Properties, 'children'>) {
  const { headline, duration = [], options } = tool;
  const result = answered?.result;
  const said = useWording(answered);
  const title = said[headline]?.title ?? headlineTitle(tool);
  const schema = duration.length > 0 ? {} : schemaOf(tool, answered?.request ?? {}, headline);
  return (
    <>
      <span class="label">
        {title}
        {isExample && <span class="optional"> {t('example')}</span>}
      </span>
      <SaidOr said={said[headline]}>
        <Value
          label={title}
          schema={schema}
          options={options}
          value={said[headline]?.amount ?? headlineValue(tool, result)}
          isEstimate={tool.estimates?.includes(headline)}
          limits={tool.limits?.[headline]}
          isHeadline
        />
      </SaidOr>
    </>
  );
}

interface GlanceProperties extends Omit<Properties, 'children'> {
  readonly name: string;
}

/** A figure that stays in sight with the headline. */
export function Glance({ tool, answered, name }: GlanceProperties) {
  const result = answered?.result;
  const said = useWording(answered);
  const { title = name, ...schema } = tool.response.properties[name] ?? {};
  return (
    <span>
      <span class="label">{title}</span>
      <SaidOr said={said[name]}>
        <Value
          label={title}
          schema={schema}
          value={result?.[name]}
          isEstimate={tool.estimates?.includes(name)}
          isHeadline
        />
      </SaidOr>
    </span>
  );
}

function headlineTitle({ headline, headlineTitle, response }: ToolPage): string {
  return headlineTitle ?? response.properties[headline]?.title ?? headline;
}

function headlineValue(tool: ToolPage, result: Answered['result'] | undefined): unknown {
  const { headline, headlineItem, duration = [] } = tool;
  if (duration.length > 0) return result && durationOf(tool, result);
  return itemsOf(result?.[headline], headlineItem);
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
