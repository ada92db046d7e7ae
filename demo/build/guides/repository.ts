import manifest from '../../../package.json' with { type: 'json' };

/** The URL of the project's files. */
export const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');
