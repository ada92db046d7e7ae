import type { Passage } from '../../search/search.ts';
import type { Example } from './examples.ts';
import type { GuideSection } from './guides.ts';

/** Returns the passages that the search finds: each part of each guide, and the examples. */
export function searchPassages(
  sections: readonly GuideSection[],
  examples: readonly Example[],
): readonly Passage[] {
  const ofGuides = sections.flatMap(({ guides }) =>
    guides.flatMap(({ url, title, description, parts }) =>
      parts.map(({ heading, text }) => ({
        url: heading ? `${url}#${heading.id}` : url,
        page: title,
        heading: heading?.text ?? '',
        text: heading ? text : `${description} ${text}`.trim(),
      })),
    ),
  );
  const ofExamples = examples.map(({ folder, title, description }) => ({
    url: `/docs/examples/#${folder.replace(/.*\//, '')}`,
    page: 'Examples',
    heading: title,
    text: description,
  }));
  return [...ofGuides, ...ofExamples];
}
