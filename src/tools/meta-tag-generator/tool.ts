import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, text } from '../fields.ts';
import { generateMetaTags } from './generate-meta-tags.ts';
import { rules } from './rules.ts';

export const metaTagGeneratorTool = defineTool({
  slug: 'meta-tag-generator',
  operation: 'generate-meta-tags',
  name: 'Meta Tag Generator',
  category: 'Generators',
  description: 'Generates SEO meta tags, Open Graph, Twitter Cards and JSON-LD for a page.',
  request: () =>
    z.object({
      title: text('Title of the page; more than white space.', rules.title),
      description: text('Description of the page; more than white space.', rules.description),
      url: z.exactOptional(
        text('Canonical URL of the page: absolute, http or https; appears as given.', rules.url),
      ),
      image: z.exactOptional(
        text(
          'URL of the image for social sharing: absolute, http or https; appears as given.',
          rules.image,
        ),
      ),
      siteName: z.exactOptional(
        text(
          'Name of the site, for Open Graph and JSON-LD; a blank one counts as omitted.',
          rules.siteName,
        ),
      ),
    }),
  result: () =>
    z.object({
      html: text('All tags, one a line, for the head of the page.'),
      tags: z
        .array(
          z.object({
            group: choice(['seo', 'openGraph', 'twitter', 'jsonLd'], 'Who reads the tag.'),
            tag: choice(['title', 'meta', 'link', 'script'], 'Name of the element.'),
            attributes: z
              .catchall(z.object({}), text('Value of the attribute.'))
              .check(
                z.describe('Attributes of the element, without the content of a meta element.'),
              ),
            content: z.nullable(
              text(
                'Content of a meta element, text of a title, escaped JSON of a script; null for a link.',
              ),
            ),
            html: text('The element on one line.'),
          }),
        )
        .check(z.describe('The tags in the order in which they stand in html.')),
    }),
  example: {
    title: 'Salt & Pepper',
    description: 'Everything about two spices.',
    url: 'https://example.com/spices',
    image: 'https://example.com/spices.jpg',
    siteName: 'Kitchen Notes',
  },
  run: generateMetaTags,
});
