import { translatedPaths } from '../../language/languages.ts';

/** Returns the sitemap of the pages with these paths, each with its translations. */
export function sitemap(address: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const links = translatedPaths(path).map(
      ([code, other]) =>
        `    <xhtml:link rel="alternate" hreflang="${code}" href="${address}${other}"/>\n`,
    );
    return `  <url>\n    <loc>${address}${path}</loc>\n${links.join('')}  </url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Returns the site's rules for crawlers. */
export function robots(address: string | undefined): string {
  const map = address ? `\nSitemap: ${address}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${map}`;
}
