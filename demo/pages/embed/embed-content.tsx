import { t } from '../../../src/form/language/language.ts';
import { Data } from '../../browser/data.tsx';
import type { EmbeddedTool } from '../../model/embedding.ts';
import { EmbedBench } from './embed-bench.tsx';

export function Embed({ tools }: { readonly tools: readonly EmbeddedTool[] }) {
  return (
    <>
      <div class="title">
        <h1>{t('Embed a calculator on your website')}</h1>
        <p>
          {t(
            'Choose a tool, set it up, and copy the code. It computes on the devices of your visitors: no frame, no account, no request to anyone else.',
          )}
        </p>
      </div>
      <noscript>
        <p class="card">
          {t('This page needs JavaScript, since your browser does the computing.')}
        </p>
      </noscript>
      <div id="embed-bench">
        <EmbedBench tools={tools} />
      </div>
      <Data id="tools" value={tools} />
    </>
  );
}
