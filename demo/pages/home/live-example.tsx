import { useRef, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import {
  addressOf,
  firstQuestion,
  firstValues,
  type Question,
  questions,
  type Values,
} from './questions.ts';

const hint = message('Change a value: your device computes the answer, online or offline.');

/** Loads the code on demand, since the page already contains the first answers. */
const loadAnswer = () => import('./answer.ts');

/** A few everyday questions, each with the fields and the answer of a tool. */
export function LiveExample() {
  const { question, values, answer, choose, change } = useExample();
  return (
    <>
      <fieldset class="choices">
        <legend class="hidden">{t('Question')}</legend>
        {questions.map((each) => (
          <label key={each.slug}>
            <input
              type="radio"
              name="question"
              checked={each === question}
              onChange={() => choose(each)}
            />
            <span>{t(each.name)}</span>
          </label>
        ))}
      </fieldset>
      <Sentence question={question} values={values} onChange={change} />
      <output>{answer.text}</output>
      <p class="note">{answer.note}</p>
      <div class="note">
        <a href={addressOf(question, values)}>{t(question.link)}</a>
      </div>
    </>
  );
}

/** Holds the chosen question, what the visitor typed into it, and its answer. */
function useExample() {
  const [question, setQuestion] = useState(firstQuestion);
  const [values, setValues] = useState(() => firstValues(firstQuestion));
  const [answer, setAnswer] = useState({ text: t(firstQuestion.answer), note: t(hint) });
  const latest = useRef(values);
  const show = (shown: Values) => {
    latest.current = shown;
    setValues(shown);
  };
  const choose = (chosen: Question) => {
    setQuestion(chosen);
    show(firstValues(chosen));
    const text = t(chosen.answer).replaceAll(/\d\d:\d\d/g, formatClock);
    setAnswer({ text, note: t(hint) });
  };
  const change = async (name: string, value: string) => {
    const changed = { ...values, [name]: value };
    show(changed);
    const answered = await loadAnswer()
      .then(({ answerTo }) => answerTo(question, changed))
      .catch(() => ({ text: '–', note: t('This needs the network once. Try again later.') }));
    if (latest.current === changed) setAnswer(answered);
  };
  return { question, values, answer, choose, change };
}

interface SentenceProperties {
  readonly question: Question;
  readonly values: Values;
  readonly onChange: (name: string, value: string) => void;
}

/** The question as a sentence with a control in the place of each value. */
function Sentence({ question, values, onChange }: SentenceProperties) {
  return (
    <p class="sentence">
      {t(question.sentence)
        .split(/\{(\w+)\}/)
        .map((part) => {
          const field = question.fields.find(({ name }) => name === part);
          if (!field) return part;
          const { name, label, type } = field;
          return (
            <input
              key={`${question.slug} ${name}`}
              class={type}
              type={type}
              dir={type === 'number' ? 'ltr' : undefined}
              step="any"
              inputMode={type === 'number' ? 'decimal' : undefined}
              aria-label={t(label)}
              autocomplete="off"
              value={values[name]}
              onFocus={() => loadAnswer().catch(() => {})}
              onInput={(event) => onChange(name, event.currentTarget.value)}
            />
          );
        })}
    </p>
  );
}
