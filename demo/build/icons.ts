import { aboutTool } from '../model/load-about.ts';
import { tools } from '../own-tools/tools-of-site.ts';

/** Returns the icons of all tools as one file, in which each has the tool's slug as its id. */
export function iconsFile(): string {
  const symbols = tools.map(
    ({ slug }) =>
      `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${aboutTool(slug).icon}"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons of the tools</title>\n${symbols.join('')}</svg>\n`;
}
