import { DataBlock } from '../../browser/data.tsx';
import { type LanguageCode, languageCodes, translatedPaths } from '../../language/languages.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { linkedDataOf, type Subject } from './linked-data.ts';

interface Properties {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Without it, search engines are asked to leave the page out. */
  readonly subject: Subject | undefined;
  /** The site's address, if it is known. */
  readonly address: string | undefined;
}

/** The elements by which search engines and social networks read a page and its translations. */
export function DiscoveryTags({ path, title, description, subject, address }: Properties) {
  if (!subject) return <meta name="robots" content="noindex" />;
  return (
    <>
      {address !== undefined && <AddressLinks path={path} address={address} />}
      <SocialTags
        path={path}
        title={title}
        description={description}
        subject={subject}
        address={address}
      />
      <DataBlock
        type="application/ld+json"
        value={linkedDataOf({ ...subject, description, path }, address)}
      />
    </>
  );
}

/** Where the page and its translations are. Search engines read absolute addresses only. */
function AddressLinks({ path, address }: { readonly path: string; readonly address: string }) {
  return (
    <>
      <link rel="canonical" href={address + path} />
      {translatedPaths(path).map(([code, other]) => (
        // Otherwise, Vite would look for a file.
        <link key={code} vite-ignore rel="alternate" hreflang={code} href={address + other} />
      ))}
    </>
  );
}

interface SocialProperties extends Properties {
  readonly subject: Subject;
}

/** Open Graph, and what Twitter does not take from there. */
function SocialTags({ path, title, description, subject, address }: SocialProperties) {
  const isTranslated = translatedPaths(path).length > 0;
  return (
    <>
      <meta property="og:type" content={subject.type === 'TechArticle' ? 'article' : 'website'} />
      <meta property="og:site_name" content="Toolworker" />
      <meta property="og:title" content={subject.name} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={territoryOf(pageLanguage())} />
      {(isTranslated ? languageCodes.filter(isOther) : []).map((code) => (
        <meta key={code} property="og:locale:alternate" content={territoryOf(code)} />
      ))}
      {address && (
        <>
          <meta property="og:url" content={address + path} />
          <meta property="og:image" content={`${address}/icon-512.png`} />
          <meta property="og:image:alt" content="Toolworker" />
        </>
      )}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

function isOther(code: LanguageCode): boolean {
  return code !== pageLanguage();
}

/** Returns the language with its most common territory, as Open Graph wants it: `pt_BR`. */
function territoryOf(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}
