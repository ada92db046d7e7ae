import { t } from '../../../src/form/language/language.ts';
import type { Shown } from '../shared/shown.ts';
import { cardLimits, cutText, limits } from './lengths.ts';

/** The page as a search result and as a card on a social network. */
export function Picture({ request }: Shown<'meta-tag-generator'>) {
  const { title, description, url, image, siteName } = request;
  const { hostname, pathname } = new URL(url || 'https://your-site.example/');
  return (
    <figure>
      <div class="previews">
        <div class="search-preview">
          <small>
            <bdi>{siteName || hostname}</bdi> <br />
            <bdi dir="ltr">
              {hostname}
              {pathname.replaceAll('/', ' › ').replace(/ › $/, '')}
            </bdi>
          </small>
          <strong dir="auto">{cutText(title, limits.title.characters)}</strong>
          <p dir="auto">{cutText(description, limits.description.characters)}</p>
        </div>
        <div class="card-preview">
          <div>{image ? new URL(image).pathname.split('/').pop() : t('No image')}</div>
          <small>{hostname}</small>
          <strong dir="auto">{cutText(title, cardLimits.title)}</strong>
          <p dir="auto">{cutText(description, cardLimits.description)}</p>
        </div>
      </div>
      <figcaption>
        {t(
          'Roughly how a search engine and a social network show the page. Each shortens texts in its own way.',
        )}
      </figcaption>
    </figure>
  );
}
