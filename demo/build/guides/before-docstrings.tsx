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
        <a href="/docs/tools/">table of tools</a> leads to the fields of each.
      </p>
    </>
  );
}
