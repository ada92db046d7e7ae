import type { ToolInfo } from 'toolworker';
import { fieldsOf } from '../../../src/form/fields.ts';
import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { Data } from '../../browser/data.tsx';
import { Icon } from '../../components/basic/icon.tsx';
import { FieldTable } from '../../components/code/field-table.tsx';
import { LiveCalls } from '../../components/code/live-calls.tsx';
import type { FormParts } from '../../components/form/form-parts.ts';
import { FormPartsContext } from '../../components/form/form-parts.ts';
import { localized } from '../../language/page-language.ts';
import { aboutTool } from '../../model/about.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Schemas } from '../../model/tool-page-of.ts';
import { exampleSentence, type Worked } from '../../model/worked-example.ts';
import type { Tools } from '../../own-tools/tools.ts';
import { familyId } from '../home/tool-list.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { Guidance } from './guidance.tsx';
import { Workbench } from './workbench.tsx';

/** The source code of the site's own tools, which their pages show. */
const definitions = import.meta.glob<string>(['../../own-tools/*.ts', '!**/tools.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Properties {
  readonly tool: ToolPage;
  /** The request of the form's example. */
  readonly request: Request;
  readonly parts: FormParts;
  readonly info: Tools[number];
  readonly schemas: Schemas;
  /** The computed example of its guidance. */
  readonly worked: Worked;
  /** The other tools in its category. */
  readonly related: readonly ToolInfo[];
}

export function Tool({ tool, request, parts, info, schemas, worked, related }: Properties) {
  const { reading, mistake } = aboutTool(tool.slug);
  const { parameters, response } = schemas;
  return (
    <>
      <Title tool={tool} info={info} />
      <noscript>
        <p class="card">{t('This tool needs JavaScript. Its formula and fields are below.')}</p>
      </noscript>
      <div id="workbench">
        <FormPartsContext.Provider value={parts}>
          <Workbench tool={tool} />
        </FormPartsContext.Provider>
      </div>
      <Guidance
        reading={t(reading)}
        example={exampleSentence(info, worked, [parameters, response], parts.headline)}
        mistake={t(mistake)}
      />
      <div class="columns">
        <HowItWorks tool={tool} />
        {related.length > 0 && <Related category={info.category} tools={related} />}
      </div>
      <div class="elsewhere">
        <ForDevelopers tool={tool} request={request} schemas={schemas} />
      </div>
      <Data id="tool" value={tool} />
    </>
  );
}

function Title({ tool, info }: Pick<Properties, 'tool' | 'info'>) {
  const { description = info.description, heading = info.name } = aboutTool(tool.slug);
  const { category } = info;
  return (
    <div class="title">
      <p class="crumbs">
        <a href={localized('/')}>{t('Tools')}</a> /{' '}
        <a href={`${localized('/')}#${familyId(t(category))}`}>{t(category)}</a>
      </p>
      <div class="name">
        <h1>
          <Icon slug={tool.slug} />
          {t(heading)}
        </h1>
        <div id="favorite">
          <FavoriteButton slug={tool.slug} />
        </div>
      </div>
      <p>{t(description)}</p>
    </div>
  );
}

function HowItWorks({ tool }: Pick<Properties, 'tool'>) {
  const { formula, explanation, source } = aboutTool(tool.slug);
  return (
    <section aria-labelledby="formula">
      <h2 id="formula">{t('How it works')}</h2>
      <Scrollable label={t('Formula')}>
        <pre class="formula">{t(formula)}</pre>
      </Scrollable>
      <p>{t(explanation)}</p>
      {source !== undefined && <p class="note">{t('Source: {source}', { source: t(source) })}</p>}
    </section>
  );
}

interface RelatedProperties {
  readonly category: string;
  readonly tools: readonly ToolInfo[];
}

function Related({ category, tools }: RelatedProperties) {
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t(category)}</h2>
      <ul class="related">
        {tools.map(({ slug, name }) => (
          <li key={slug}>
            <a href={localized(`/tools/${slug}/`)}>
              <Icon slug={slug} />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForDevelopers({
  tool,
  request,
  schemas,
}: Pick<Properties, 'tool' | 'request' | 'schemas'>) {
  const definition = definitions[`../../own-tools/${tool.slug}.ts`];
  return (
    <details class="developers">
      <summary>{t('For developers: code and fields of the API')}</summary>
      <div id="code">
        <LiveCalls
          tool={tool}
          fields={fieldsOf(tool)}
          request={request}
          exchange={undefined}
          known={tool.exampleResult}
        />
      </div>
      <section aria-labelledby="fields">
        <h2 id="fields">{t('Fields of the API')}</h2>
        <div lang="en" dir="ltr">
          <h3>Request</h3>
          <FieldTable schema={schemas.parameters} label="Fields of the request" />
          <h3>Result</h3>
          <FieldTable schema={schemas.response} label="Fields of the result" />
        </div>
      </section>
      {definition ? <Definition code={definition} /> : <GuideLink slug={tool.slug} />}
    </details>
  );
}

function GuideLink({ slug }: Pick<ToolPage, 'slug'>) {
  return (
    <p>
      <a href={`/docs/tools/${slug}/`}>{t('Guide with defaults, limits and errors, in English')}</a>
    </p>
  );
}

/** The source code of one of the site's own tools. */
function Definition({ code }: { readonly code: string }) {
  return (
    <section aria-labelledby="definition" lang="en" dir="ltr">
      <h2 id="definition">Definition</h2>
      <p>
        The package does not include this tool. The site defines it in the file below, and its
        worker serves it with the others:{' '}
        <code>addToolListener(&#123; tools: [...tools, roofPitchTool] &#125;)</code>.
      </p>
      <figure class="code whole">
        <Scrollable label="Code">
          <pre>
            <code>{code}</code>
          </pre>
        </Scrollable>
      </figure>
    </section>
  );
}
