import { t } from '../../src/form/language/language.ts';
import { pageLanguage } from '../language/page-language.ts';
import { aboutTool } from '../model/about.ts';
import { categoryId } from '../model/category-id.ts';
import { tools } from '../own-tools/tools.ts';
import type { Entry } from './catalog.ts';

/** Returns every tool for the search, in the page's language. */
export function catalogInLanguage(): readonly Entry[] {
  return tools.map(({ slug, name, category, description }) => {
    const { synonyms, description: ofSite = description } = aboutTool(slug);
    return {
      slug,
      name: t(name),
      category: categoryId(category),
      family: t(category),
      description: t(ofSite),
      // Many people know the English name, too.
      synonyms: pageLanguage() === 'en' ? synonyms : `${t(synonyms)} ${name}`,
    };
  });
}
