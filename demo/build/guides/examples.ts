import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** An example app in the repository for readers to copy, as described in its README. */
export interface Example {
  /** Its path from the root of the repository. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** The URL that runs it in the browser, if its README links to one. */
  readonly sandbox: string | undefined;
}

/** Returns the folders of the apps that the tests build, and of the example tests that they run. */
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
