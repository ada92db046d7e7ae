import type { ElementLanguage } from '../form/language/language.ts';
import type { Tool } from '../tool.ts';
import type { Sources } from './available-tools.ts';

// The script of pages that take `<tool-form>` as files, without a build or from a CDN. It shares no
// module with what it loads, since a copy of it may have another name.

// Each module has one export, whose name is for bundlers.
type ModuleOf<Exported> = Readonly<Record<string, Exported>>;

const toolModules = import.meta.glob<ModuleOf<Tool>>('../tools/*/tool.ts');
const languageModules = import.meta.glob<ModuleOf<ElementLanguage>>('../form/languages/*.ts');

const sources: Sources = {
  slugs: Object.keys(toolModules).map((path) => path.split('/')[2] ?? ''),
  tool: (slug) => toolModules[`../tools/${slug}/tool.ts`]?.().then(onlyExport),
  language: (code) => languageModules[`../form/languages/${code}.ts`]?.().then(onlyExport),
};

function onlyExport<Exported>(module: ModuleOf<Exported>): Exported {
  const [exported] = Object.values(module);
  if (exported === undefined) throw new Error('The module is empty.');
  return exported;
}

/** Starts to load what a tag names, at the same time as the element. */
async function preload(tag: Element): Promise<void> {
  const slug = tag.getAttribute('tool') ?? '';
  const [code = ''] = (tag.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase().split('-');
  const texts = sources.language(code)?.then((language) => language.load?.(slug));
  await Promise.all([sources.tool(slug), texts]);
}

/** Loads the element once the page has a tag of it. */
function watch(): void {
  const observer = new MutationObserver(find);
  function find(): void {
    const tags = [...document.querySelectorAll('tool-form')];
    if (tags.length === 0) return;
    observer.disconnect();
    // The element itself says what cannot be loaded.
    for (const tag of tags) preload(tag).catch(() => undefined);
    import('./define-tool-form.ts').then(
      ({ defineElement }) => defineElement('tool-form', { tools: [], sources }),
      // biome-ignore lint/suspicious/noConsole: nobody would notice the problem otherwise.
      (error) => console.warn('toolworker: could not load the element:', error),
    );
  }
  observer.observe(document, { childList: true, subtree: true });
  find();
}

// A server has no page.
if (globalThis.document) watch();
