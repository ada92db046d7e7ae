import {
  choiceShape,
  dictionaryShape,
  listShape,
  objectShape,
  orNull,
  textShape,
} from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateMetaTags, type MetaTag } from './generate-meta-tags.ts';
import { fields } from './request.ts';

export const metaTagGeneratorTool = builtInTool({
  slug: 'meta-tag-generator',
  operation: 'generate-meta-tags',
  name: 'Meta Tag Generator',
  category: 'Generators',
  description: 'Generates SEO meta tags, Open Graph, Twitter Cards and JSON-LD for a page.',
  labels: {
    seo: 'Search engines',
    openGraph: 'Open Graph',
    twitter: 'Twitter Card',
    jsonLd: 'JSON-LD',
  },
  hints: {
    url: 'Address of the page, such as https://example.com/page.',
    image: 'Address of the image for social networks, such as https://example.com/image.jpg.',
    title: '',
    description: '',
  },
  fields,
  request: {
    title: 'Title of the page.',
    description: 'Description of the page.',
    url: { description: 'Canonical URL of the page: absolute, http or https.', title: 'URL' },
    image: 'URL of the image for social networks: absolute, http or https.',
    siteName: 'Name of the site, for Open Graph and JSON-LD.',
  },
  result: () => ({
    html: textShape({
      description: 'All tags for the head of the page, one per line.',
      title: 'HTML',
    }),
    tags: listShape(
      objectShape<MetaTag>(
        {
          group: choiceShape(
            ['seo', 'openGraph', 'twitter', 'jsonLd'],
            'Purpose of the tag: search engines (seo), Open Graph, Twitter Cards or JSON-LD.',
          ),
          tag: choiceShape(['title', 'meta', 'link', 'script'], 'Name of the element.'),
          attributes: dictionaryShape(
            textShape('Value of the attribute.'),
            'Attributes of the element, without the content of a meta element.',
          ),
          content: orNull(
            textShape(
              'Content of a meta element, text of a title or a script, or null for a link.',
            ),
          ),
          html: textShape({ description: 'The element on one line.', title: 'HTML' }),
        },
        'A tag.',
      ),
      'The tags in the order of html.',
    ),
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
