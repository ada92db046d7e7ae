import { pageLanguage } from '../../language/page-language.ts';

/** A page that is above another one. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What a page is, in the terms of schema.org. */
export interface Subject {
  readonly type: 'WebSite' | 'WebApplication' | 'TechArticle';
  /** The name of the page without the name of the site. */
  readonly name: string;
  /** The pages above it. */
  readonly trail?: readonly Crumb[];
  /** Further properties of schema.org. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Described extends Subject {
  readonly description: string;
  readonly path: string;
}

/**
 * Returns what a page is as JSON-LD. Only absolute addresses are valid there, so without one, there
 * are none.
 */
export function linkedDataOf(page: Described, address: string | undefined): object {
  const { type, name, description, path, trail = [], properties } = page;
  const subject = {
    '@type': type,
    name,
    description,
    inLanguage: pageLanguage(),
    isAccessibleForFree: true,
    ...(address && { url: address + path }),
    ...(type === 'WebApplication' && application),
    ...properties,
  };
  const crumbs =
    address && trail.length > 0 ? [breadcrumbs([...trail, { name, path }], address)] : [];
  return { '@context': 'https://schema.org', '@graph': [subject, ...crumbs] };
}

const application = {
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript.',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
};

function breadcrumbs(trail: readonly Crumb[], address: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address + path,
    })),
  };
}
