import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../components/basic/icon.tsx';
import { type Asked, addressOfAsked, answerToAsked } from './asked/asked.ts';
import type { Entry, Searchable } from './catalog.ts';

interface Properties {
  readonly asked: Asked;
  readonly tools: readonly Searchable<Entry>[];
}

/**
 * Answers a query, and leads to the tool's page with everything filled in. Shows nothing if the API
 * refuses it.
 */
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
  const name = tools.find(({ item }) => item.slug === page?.slug)?.item.name;
  const content = (
    <>
      <bdi class="question">{question}</bdi>
      <output>
        <bdi>{answer}</bdi>
      </output>
    </>
  );
  return (
    <div class="asked">
      {page ? (
        <a class="card" href={addressOfAsked(page)}>
          {content}
          <span>
            <Icon slug={page.slug} />
            {name}
          </span>
        </a>
      ) : (
        <p class="card">{content}</p>
      )}
    </div>
  );
}
