import { install, tools } from 'toolworker';
import { toolSections } from './tool-sections.ts';

const status = document.querySelector('#status');
const main = document.querySelector('#tools');

main?.append(...toolSections(tools));

try {
  await install();
  status?.replaceChildren('The worker answers /api/ in this page, online and offline.');
} catch (error) {
  status?.replaceChildren(
    `The API is not answered here. ${error instanceof Error ? error.message : error}`,
  );
}
