import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../tools/shared/asked/question.ts';
import { AnswerToQuery } from './answer-to-query.tsx';
import { addressOfAsked, answerToAsked } from './asked/answer-to-asked.ts';
import type { Entry, Searchable } from './search.ts';

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
