import { t } from '../../src/form/language/language.ts';
import { categoryId } from '../model/category-id.ts';
import { aboutTool } from '../model/load-about.ts';
import { tools } from '../own-tools/tools-of-site.ts';
import type { Entry } from './search.ts';

/** Returns every tool for the search, in the page's language. */
export function catalogInLanguage(): readonly Entry[] {
  return tools.map(({ slug, name, category, description }) => {
    const { synonyms, heading = name, description: ofSite = description } = aboutTool(slug);
    return {
      slug,
      name: t(heading),
      category: categoryId(category),
      family: t(category),
      description: t(ofSite),
      // Many people know the English name, or that of the definition, too.
      synonyms: `${t(synonyms)} ${name}`,
    };
  });
}
