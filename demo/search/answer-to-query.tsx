import { t } from '../../src/form/language/language.ts';
import { Icon } from '../components/basic/icon.tsx';
import type { Entry } from './search.ts';

/** What the page shows of an answer. */
export interface AnsweredQuery {
  readonly question: string;
  /** Empty if only the page of the tool has it. */
  readonly answer: string;
  readonly tool?: Pick<Entry, 'slug' | 'name' | 'category'> | undefined;
  /** The address of the tool's page with everything filled in. */
  readonly address?: string | undefined;
}

/** An answer on the tint of its tool, which leads to the tool's page with the same values. */
export function AnswerToQuery({ question, answer, tool, address }: AnsweredQuery) {
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
