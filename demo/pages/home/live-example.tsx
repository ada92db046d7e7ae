import type { Field } from '../../../src/form/fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { FormLocale } from '../../../src/form/view/form-locale.ts';
import { FormView } from '../../../src/form/view/form-view.tsx';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import type { PageAction, PageForm } from '../../components/form/page-state.ts';
import { useEarlyInput } from '../../components/form/use-early-input.ts';
import { useNumberFormat } from '../../components/form/use-number-format.ts';
import { useAnswer } from '../../components/result/use-answer.ts';
import { localized } from '../../language/page-language.ts';
import { hashOf } from '../../model/links.ts';
import { answerText } from './answer-text.ts';
import { type Question, questions, type ToolOfQuestion } from './questions.ts';
import { useQuestion } from './use-question.ts';

/** A few everyday questions, each a sentence that is the form of a tool, and its answer. */
export function LiveExample({ tools }: { readonly tools: readonly ToolOfQuestion[] }) {
  const { question, tool, form, choose, onAction } = useQuestion(tools);
  const { locale } = useNumberFormat();
  const element = useEarlyInput();
  const { answered, errors, otherErrors } = useAnswer(tool, form, locale, undefined);
  const [error = otherErrors] = Object.values(errors);
  const answer = form.isBuilt ? question.answer : answered?.result[question.result];
  const note = error || t('Computed on your device. It works offline, too.');
  return (
    <FormLocale.Provider value={locale}>
      <FormView
        label={t(question.name)}
        attributes={{ ref: element, autocomplete: 'off' }}
        {...{ form, errors, onAction }}
        places={{
          shortcuts: { isFirst: true, content: <Questions chosen={question} onChoose={choose} /> },
          editor: { names: 'all', content: <Sentence {...{ question, form, errors, onAction }} /> },
        }}
      />
      <output>{answer === undefined ? '–' : answerText(tool, answer)}</output>
      <p class="note">
        {form.isBuilt
          ? t('Change a value: your device computes the answer, online or offline.')
          : note}
      </p>
      <div class="note">
        <a href={`${localized(`/tools/${question.slug}/`)}#${hashOf(form.fields, form.inputs)}`}>
          {t(question.link)}
        </a>
      </div>
    </FormLocale.Provider>
  );
}

interface QuestionsProperties {
  readonly chosen: Question;
  readonly onChoose: (question: Question) => void;
}

function Questions({ chosen, onChoose }: QuestionsProperties) {
  return (
    <fieldset class="choices">
      <legend class="hidden">{t('Question')}</legend>
      {questions.map((each) => (
        <label key={each.slug}>
          <input
            type="radio"
            name="question"
            checked={each === chosen}
            onChange={() => onChoose(each)}
          />
          <span>{t(each.name)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SentenceProperties {
  readonly question: Question;
  readonly form: PageForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onAction: (action: PageAction) => void;
}

/** A name in braces, and the signs after it, which stay on its line: `{x}%`, `{years}?`. */
const blank = /\{(\w+)\}([\u00a0\u202f]?[\p{P}\p{S}\p{Cf}]*)/u;

/** The question as a sentence with a control in the place of each value. */
function Sentence({ question, form: { fields, inputs }, errors, onAction }: SentenceProperties) {
  const parts = t(question.sentence).split(blank);
  return (
    <p class="sentence">
      {parts.map((part, index) => {
        // Each text is followed by a name and its signs.
        if (index % 3 === 0) return part;
        const field = fields.find(({ name }) => name === part);
        if (index % 3 === 2 || !field) return null;
        return (
          <span class="blank" key={`${question.slug} ${part}`}>
            <Blank
              field={field}
              value={inputs[part] ?? ''}
              isInvalid={errors[part] !== undefined}
              onInput={(value) => onAction({ type: 'type', name: part, value })}
            />
            {parts[index + 1]}
          </span>
        );
      })}
    </p>
  );
}

interface BlankProperties {
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onInput: (value: string) => void;
}

/** A control within a sentence. */
function Blank({ field, value, isInvalid, onInput }: BlankProperties) {
  const { name, title, kind } = field;
  const attributes = { name, 'aria-label': title, 'aria-invalid': isInvalid || undefined };
  return kind === 'number' ? (
    <NumberInput attributes={attributes} field={field} value={value} onInput={onInput} />
  ) : (
    <input
      {...attributes}
      type="time"
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}
