import { install, tools } from 'toolworker';
import { toolSections } from './tool-sections.ts';

document.querySelector('#tools')?.append(...toolSections(tools));

const installation = await install();
document
  .querySelector('#status')
  ?.replaceChildren(
    installation.status === 'controlled'
      ? 'The worker answers /api/ in this page, online and offline.'
      : `The API is not answered here. ${installation.message}`,
  );
