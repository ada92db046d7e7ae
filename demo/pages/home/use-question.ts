import { useCallback, useMemo, useReducer } from 'preact/hooks';
import { type Field, fieldsOf } from '../../../src/form/fields.ts';
import { initialInputs } from '../../../src/form/inputs.ts';
import {
  builtState,
  nextPageState,
  type PageAction,
  type PageState,
  pageFormOf,
} from '../../components/form/page-state.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { firstQuestion, type Question, type ToolOfQuestion } from './questions.ts';

/** The question that is chosen, and its form as the visitor has left it. */
interface Chosen {
  readonly question: Question;
  readonly state: PageState;
}

type Step = { readonly choice: Question } | { readonly action: PageAction };

/** Holds the form of the chosen question. */
export function useQuestion(tools: readonly ToolOfQuestion[]) {
  const [{ question, state }, step] = useReducer(
    (before: Chosen, change: Step) => next(tools, before, change),
    firstQuestion,
    (first) => begun(tools, first),
  );
  const choose = useCallback((choice: Question) => step({ choice }), []);
  const onAction = useCallback((action: PageAction) => step({ action }), []);
  const tool = toolOf(tools, question);
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  const form = useMemo(() => pageFormOf(fields, state), [fields, state]);
  return { question, tool, form, choose, onAction };
}

function next(tools: readonly ToolOfQuestion[], before: Chosen, change: Step): Chosen {
  if ('choice' in change) return begun(tools, change.choice);
  const { question, state } = before;
  const around = {
    fields: fieldsIn(tools, question),
    units: {},
    locale: visitorNumberLocale(),
  };
  return { question, state: nextPageState(state, change.action, around) };
}

/** Returns a question with its first inputs, whose answer the page has. */
function begun(tools: readonly ToolOfQuestion[], question: Question): Chosen {
  const inputs = { ...initialInputs(fieldsIn(tools, question)), ...question.inputs };
  return { question, state: builtState({ inputs, untouched: [] }) };
}

function fieldsIn(tools: readonly ToolOfQuestion[], question: Question): readonly Field[] {
  return fieldsOf(toolOf(tools, question));
}

function toolOf(tools: readonly ToolOfQuestion[], { slug }: Question): ToolOfQuestion {
  const tool = tools.find((one) => one.slug === slug);
  if (!tool) throw new Error(`The page has no ${slug}.`);
  return tool;
}
