import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** An app of the repository that a reader can copy, as its README presents it. */
export interface Example {
  /** From the root of the repository. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Where the browser runs it, if its README links to such a place. */
  readonly sandbox: string | undefined;
}

/** The folders of the apps that the tests build, and of the tests that they run. */
export function exampleFolders(root: string): readonly string[] {
  const apps = 'test/hosts/apps';
  const names = readdirSync(join(root, apps)).filter((name) =>
    existsSync(join(root, apps, name, 'package.json')),
  );
  return [...names.sort().map((name) => `${apps}/${name}`), 'test/hosts/runners'];
}

export function readExamples(root: string): readonly Example[] {
  return exampleFolders(root).map((folder) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const [, title, description] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(readme) ?? [];
    if (title === undefined || description === undefined) {
      throw new Error(`${folder}/README.md: expected a heading and a paragraph.`);
    }
    const [sandbox] = /https:\/\/stackblitz\.com\/[^)\s]+/.exec(readme) ?? [];
    return {
      folder,
      title,
      description: description.replaceAll('\n', ' ').replaceAll('`', ''),
      url: `${repository}/tree/main/${folder}`,
      sandbox,
    };
  });
}
