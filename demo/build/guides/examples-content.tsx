import type { Example } from './examples.ts';

/** The example apps of the repository, with links to their code and to a sandbox. */
export function Examples({ examples }: { readonly examples: readonly Example[] }) {
  return (
    <ul class="examples">
      {examples.map(({ folder, title, description, url, sandbox }) => (
        <li key={folder} class="card">
          <h2 id={folder.replace(/.*\//, '')}>{title}</h2>
          <p>{description}</p>
          <p class="note">
            <a href={url}>
              Code <span class="hidden">of {title}</span>
            </a>
            {sandbox && (
              <>
                {' · '}
                <a href={sandbox}>
                  Open in StackBlitz<span class="hidden">: {title}</span>
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
