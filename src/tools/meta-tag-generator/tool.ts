import { choiceShape, dictionaryShape, orNull, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateMetaTags } from './generate-meta-tags.ts';
import { fields } from './request.ts';

export const metaTagGeneratorTool = builtInTool({
  slug: 'meta-tag-generator',
  operation: 'generate-meta-tags',
  name: 'Meta Tag Generator',
  category: 'Generators',
  description: 'Generates SEO meta tags, Open Graph, Twitter Cards and JSON-LD for a page.',
  fields,
  request: {
    title: { description: 'Title of the page.', hint: '' },
    description: { description: 'Description of the page.', hint: '' },
    url: {
      description: 'Canonical URL of the page: absolute, http or https.',
      title: 'URL',
      hint: 'Address of the page, such as https://example.com/page.',
    },
    image: {
      description: 'URL of the image for social networks: absolute, http or https.',
      hint: 'Address of the image for social networks, such as https://example.com/image.jpg.',
    },
    siteName: { description: 'Name of the site, for Open Graph and JSON-LD.' },
  },
  result: {
    html: {
      shape: textShape,
      description: 'All tags for the head of the page, one per line.',
      title: 'HTML',
    },
    tags: {
      description: 'The tags in the order of html.',
      items: {
        description: 'A tag.',
        properties: {
          group: {
            shape: choiceShape(['seo', 'openGraph', 'twitter', 'jsonLd']),
            description:
              'Purpose of the tag: search engines (seo), Open Graph, Twitter Cards or JSON-LD.',
            labels: {
              seo: 'Search engines',
              openGraph: 'Open Graph',
              twitter: 'Twitter Card',
              jsonLd: 'JSON-LD',
            },
          },
          tag: {
            shape: choiceShape(['title', 'meta', 'link', 'script']),
            description: 'Name of the element.',
          },
          attributes: {
            shape: dictionaryShape({ shape: textShape, description: 'Value of the attribute.' }),
            description: 'Attributes of the element, without the content of a meta element.',
          },
          content: {
            shape: orNull(textShape),
            description:
              'Content of a meta element, text of a title or a script, or null for a link.',
          },
          html: { shape: textShape, description: 'The element on one line.', title: 'HTML' },
        },
      },
    },
  },
  example: {
    title: 'Salt & Pepper',
    description: 'Everything about two spices.',
    url: 'https://example.com/spices',
    image: 'https://example.com/spices.jpg',
    siteName: 'Kitchen Notes',
  },
  run: generateMetaTags,
});
