import type { ElementLanguage, Language } from '../form/language/language.ts';
import type { Tool } from '../tool.ts';
import { languageOf, noTools, withAdditions, withLoadedTexts } from './available-tools.ts';

/** Resolves to a language with the texts of a tool, which it may have to load. */
export async function loadLanguage(
  tool: Tool,
  texts: ElementLanguage | undefined,
  code = texts?.code ?? 'en',
): Promise<Language> {
  const { slug } = tool;
  const available = withAdditions(noTools, { tools: [tool], languages: texts ? [texts] : [] });
  const loaded = await texts?.load?.(slug);
  return languageOf(
    loaded ? withLoadedTexts(available, code, slug, loaded) : available,
    code,
    slug,
  );
}
