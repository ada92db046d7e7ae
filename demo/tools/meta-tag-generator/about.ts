import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'meta-tag-generator'> = {
  icon: 'M4 12V5a1 1 0 0 1 1-1h7l8.5 8.5-8 8zM8 8v.01',
  handles: { title: true, description: true, url: true, image: true, siteName: true },
  synonyms:
    'seo open graph twitter card json-ld social preview html head meta tags tag og description title facebook snippet google serp',
  formula: 'title, description, canonical link + Open Graph + Twitter Card + JSON-LD',
  explanation:
    'Fields that you leave empty get no tag. All values are escaped, so you can paste the tags into your page as they are. The preview shows no image, because this site loads nothing from other sites.',
  source: 'HTML Living Standard, ogp.me, Twitter Cards, schema.org.',
  topics: 'Open Graph and SEO tags',
  reading:
    'Copy the tags into the head of your page. Search engines show the title and the description; social networks also show the image.',
  mistake:
    'Search engines cut off titles of more than about 60 characters and descriptions of more than 160. The image needs its full address, which begins with https://.',
};
