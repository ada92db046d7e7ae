import { useEffect, useRef, useState } from 'preact/hooks';
import type { ResultDetail } from 'toolworker/elements';
import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { loadTool } from '../../browser/load-tool.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { elementLanguages } from './element-languages.ts';

interface Properties {
  readonly slug: string;
  readonly language: LanguageCode;
  /** The attributes that the code has. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The request with which the element opens, as JSON, once it is known. */
  readonly opening: string | undefined;
  /** Another one opens the element again. */
  readonly round: number;
  readonly onRequest: (request: Request) => void;
}

/** Shows the element that the code makes, and says what is typed into it. */
export function Preview(properties: Properties) {
  const { slug, language, attributes, opening, round, onRequest } = properties;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ attributes, opening, onRequest });
  latest.current = { attributes, opening, onRequest };
  const { tag, isLost } = usePreviewTag(slug, language);
  const isOpen = opening !== undefined;
  // What is typed must not open the element again.
  useEffect(() => {
    if (tag === undefined || !isOpen) return;
    const element = document.createElement(tag);
    setAttributes(element, latest.current.attributes);
    element.setAttribute('request', latest.current.opening ?? '');
    element.addEventListener('tool-result', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { request }: ResultDetail = event.detail;
      latest.current.onRequest(request);
    });
    place.current?.append(element);
    return () => element.remove();
  }, [tag, round, isOpen]);
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (element) setAttributes(element, attributes);
  }, [attributes]);
  return (
    <section
      class="card embed-preview"
      aria-labelledby="preview"
      aria-busy={tag === undefined && !isLost}
    >
      <h2 id="preview">{t('Preview')}</h2>
      <div ref={place} />
      {isLost && (
        <p role="alert">{t('The tool could not be loaded. The code below works all the same.')}</p>
      )}
    </section>
  );
}

/** The attributes that can change while the element keeps what is typed. */
const changing = ['tool', 'lang', 'currency', 'fixed', 'fields', 'readonly'];

function setAttributes(element: Element, attributes: Properties['attributes']): void {
  for (const name of changing) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Returns the tag of a tool's element in a language once it is defined, or says that it cannot be
 * loaded.
 */
function usePreviewTag(slug: string, language: LanguageCode) {
  const [state, setState] = useState<{ readonly of: string; readonly tag: string | undefined }>();
  const of = `${slug} ${language}`;
  useEffect(() => {
    let isWanted = true;
    definePreview(slug, language).then(
      (tag) => isWanted && setState({ of, tag }),
      () => isWanted && setState({ of, tag: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [of, slug, language]);
  return state?.of === of
    ? { tag: state.tag, isLost: state.tag === undefined }
    : { tag: undefined, isLost: false };
}

/** Defines a tag for a tool in a language, since a tag that is defined stays as it is. */
async function definePreview(slug: string, language: LanguageCode): Promise<string> {
  const [{ defineToolForm }, tool, texts] = await Promise.all([
    import('toolworker/elements'),
    loadTool(slug),
    elementLanguages[language]?.(),
  ]);
  if (!tool) throw new Error(`The package has no ${slug}.`);
  const name = texts ? `preview-${slug}-${language}` : `preview-${slug}`;
  defineToolForm({ tools: [tool], languages: texts ? [texts] : [], name });
  return name;
}
