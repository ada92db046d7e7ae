import type { Shown } from '../../pictures/shown.ts';
import { cutText } from './lengths.ts';

/** The page as a search result and as a card on a social network. */
export function Picture({ request }: Shown<'meta-tag-generator'>) {
  const { title, description, url, image, siteName } = request;
  const { hostname, pathname } = new URL(url || 'https://your-site.example/');
  return (
    <figure>
      <div class="previews">
        <div class="search-preview">
          <small>
            {siteName || hostname} <br />
            {hostname}
            {pathname.replaceAll('/', ' › ').replace(/ › $/, '')}
          </small>
          <strong>{cutText(title, 60)}</strong>
          <p>{cutText(description, 160)}</p>
        </div>
        <div class="card-preview">
          <div>{image ? new URL(image).pathname.split('/').pop() : 'No image'}</div>
          <small>{hostname}</small>
          <strong>{cutText(title, 70)}</strong>
          <p>{cutText(description, 110)}</p>
        </div>
      </div>
      <figcaption>
        Roughly how a search engine and a social network show the page. Each shortens texts in its
        own way.
      </figcaption>
    </figure>
  );
}
