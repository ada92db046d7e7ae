import type { Shown } from './shown.ts';

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
          <strong>{cut(title, 60)}</strong>
          <p>{cut(description, 160)}</p>
        </div>
        <div class="card-preview">
          <div>{image ? new URL(image).pathname.split('/').pop() : 'No image'}</div>
          <small>{hostname}</small>
          <strong>{cut(title, 70)}</strong>
          <p>{cut(description, 110)}</p>
        </div>
      </div>
      <figcaption>
        Roughly how a search engine and a social network show the page. Each shortens texts in its
        own way.
      </figcaption>
    </figure>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
