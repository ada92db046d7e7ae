import { t } from '../../../src/form/language/language.ts';

interface Properties {
  readonly reading: string;
  readonly example: string;
  readonly mistake: string;
}

/** Says how to read the result of a tool, with an example and what people often get wrong. */
export function Guidance({ reading, example, mistake }: Properties) {
  const parts = [
    ['reading', t('How to read the result'), reading],
    ['worked-example', t('An example'), example],
    ['mistakes', t('Common mistakes'), mistake],
  ] as const;
  return (
    <div class="guidance">
      {parts.map(([id, title, text]) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
