import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import type { ToolPage } from '../../model/tool-page.ts';

/** A table of all tools: the endpoint, the function, and a link to the fields of each. */
export function Reference({ pages }: { readonly pages: readonly ToolPage[] }) {
  return (
    <Scrollable label="Endpoints and functions">
      <table>
        <thead>
          <tr>
            <th scope="col">Tool and its fields</th>
            <th scope="col">Endpoint</th>
            <th scope="col">Function</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ slug, name, packageFunction }) => (
            <tr key={slug}>
              <td>
                <a href={`/tools/${slug}/#fields`}>{name}</a>
              </td>
              <td>
                <code>POST /api/{slug}</code>
              </td>
              <td>
                {packageFunction ? <code>{packageFunction.name}()</code> : 'of this site alone'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

/**
 * A placeholder for the pages that `npm run docs` writes, in a site that was built without them.
 */
export function BeforeDocstrings() {
  return (
    <>
      <p>
        This copy of the site was built without these pages. Your editor shows the same text when
        you point at a name from the package.
      </p>
      <p>
        In a clone of the repository, <code>npm start</code> builds the site with them. The{' '}
        <a href="/docs/api/">API reference</a> leads to the fields of each tool.
      </p>
    </>
  );
}
