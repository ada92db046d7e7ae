import { useEffect, useState } from 'preact/hooks';
import { t } from '../../src/form/language/language.ts';
import { Icon } from '../components/basic/icon.tsx';
import { type Asked, addressOfAsked, answerToAsked } from './asked/asked.ts';
import type { Entry, Searchable } from './catalog.ts';

interface Properties {
  readonly asked: Asked;
  readonly tools: readonly Searchable<Entry>[];
}

/** Answers a query. Shows nothing if the API refuses it. */
export function AskedAnswer({ asked, tools }: Properties) {
  const [answer, setAnswer] = useState<string | undefined>('');
  useEffect(() => {
    let isCurrent = true;
    answerToAsked(asked).then(
      (text) => isCurrent && setAnswer(text),
      // The page may still answer.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (answer === undefined) return null;
  const { page, question } = asked;
  const tool = tools.find(({ item }) => item.slug === page?.slug)?.item;
  const address = page && addressOfAsked(page);
  return <AnswerToQuery {...{ question, answer, tool, address }} />;
}

/** What the page shows of an answer. */
export interface Answered {
  readonly question: string;
  /** Empty if only the page of the tool has it. */
  readonly answer: string;
  readonly tool?: Pick<Entry, 'slug' | 'name' | 'category'> | undefined;
  /** The address of the tool's page with everything filled in. */
  readonly address?: string | undefined;
}

/** An answer on the tint of its tool, which leads to the tool's page with the same values. */
export function AnswerToQuery({ question, answer, tool, address }: Answered) {
  const content = (
    <>
      {tool && (
        <span class="tool">
          <Icon slug={tool.slug} />
          {tool.name}
        </span>
      )}
      <output>
        <bdi>{answer}</bdi>
      </output>
      <span>
        <bdi class="question">{question}</bdi>
        {address && <span class="change">{t('Change it')}</span>}
      </span>
    </>
  );
  return (
    <div class="asked" data-category={tool?.category}>
      {address ? <a href={address}>{content}</a> : <p>{content}</p>}
    </div>
  );
}
