import { useCallback, useContext, useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { FormPlaces } from '../../../src/form/view/form-view.tsx';
import type { Answered, ResultPlaces } from '../../../src/form/view/result-view.tsx';
import { useLoaded } from '../../components/basic/use-loaded.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { FormButtons } from '../../components/form/form-buttons.tsx';
import { FormPartsContext } from '../../components/form/form-parts.ts';
import type { FormOfPage } from '../../components/form/use-form.ts';
import { AnswerState } from '../../components/result/answer-state.tsx';
import { ExampleMark } from '../../components/result/example-mark.tsx';
import type { useAnswer } from '../../components/result/use-answer.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { loadMore, loadPicture } from '../../tools/part-files.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly access: FormAccess;
  readonly answer: ReturnType<typeof useAnswer>;
  /** The locale of numbers. */
  readonly locale: string | undefined;
}

/** Returns the page's own parts, each in its place in the form, in the result or below it. */
export function usePlaces(properties: Properties) {
  const { picture, more } = useAnswerParts(properties);
  const inResult = useResultPlaces(properties);
  return { inForm: useFormPlaces(properties), inResult: { ...inResult, picture }, more };
}

function useFormPlaces({ tool, form, access, answer }: Properties): FormPlaces {
  const { own, editor, shortcuts } = useContext(FormPartsContext);
  const { inputs, onAction } = form;
  const { errors, answered } = answer;
  return {
    shortcuts: shortcuts && {
      isFirst: shortcuts.isFirst ?? false,
      content: <shortcuts.Shortcuts {...access} />,
    },
    editor: own
      ? { names: 'all', content: <own.Fields tool={tool} form={form} /> }
      : editor && {
          names: editor.edited,
          content: (
            <div class={`editor ${tool.slug}`}>
              <editor.Editor {...access} inputs={inputs} errorOf={(one) => errors[one] ?? ''} />
            </div>
          ),
        },
    beforeField: ({ name }) =>
      name === 'to' &&
      canSwap(tool) && (
        <Swap onSwap={() => onAction({ type: 'fill', inputs: swapped(form, answered) })} />
      ),
    buttons: <FormButtons form={form} />,
  };
}

function useResultPlaces({ tool, form, answer }: Properties): ResultPlaces {
  const { own } = useContext(FormPartsContext);
  const state = <AnswerState answer={answer} form={form} />;
  return {
    mark: <ExampleMark form={form} />,
    state,
    figures: own && (
      <own.Result tool={tool} form={form}>
        {state}
      </own.Result>
    ),
  };
}

/** Returns the parts that show an answer. They are loaded with the first one. */
function useAnswerParts({ tool, access, answer: { answered }, locale }: Properties) {
  const { slug, parts } = tool;
  const hasResult = answered !== undefined;
  const toPicture = useCallback(async () => loadPicture(slug), [slug]);
  const toMore = useCallback(async () => loadMore(slug), [slug]);
  const hasPicture = parts.includes('picture');
  const Picture = useLoaded(hasResult && hasPicture ? toPicture : undefined)?.Picture;
  const More = useLoaded(hasResult && parts.includes('more') ? toMore : undefined)?.More;
  return useMemo(() => {
    const properties = answered && { ...access, ...answered };
    return {
      // The page keeps room for it.
      picture: hasPicture && (
        <div class={`picture ${slug}`}>{Picture && properties && <Picture {...properties} />}</div>
      ),
      more: More && properties && <More {...properties} />,
    };
    // The parts format numbers for the locale.
  }, [Picture, More, answered, access, locale, hasPicture, slug]);
}

function Swap({ onSwap }: { readonly onSwap: () => void }) {
  return (
    <button type="button" class="swap quiet" onClick={onSwap}>
      <span aria-hidden="true">⇅</span> {t('Swap')}
    </button>
  );
}

/** Whether the result can be converted back. */
function canSwap({ parameters, response }: ToolPage): boolean {
  const { value, from, to } = parameters.properties;
  return [value, from, to, response.properties.result].every(
    (field: unknown) => field !== undefined,
  );
}

function swapped({ inputs, call }: FormOfPage, answered: Answered | undefined) {
  const { value = '', from = '', to = '' } = inputs;
  const isCurrent = answered !== undefined && answered.request === call.request;
  const answer = isCurrent ? answered.result.result : undefined;
  return { ...inputs, value: answer === undefined ? value : String(answer), from: to, to: from };
}
