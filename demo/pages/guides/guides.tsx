import { render } from 'preact';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { defineElements } from '../frame/define-elements.ts';
import { hydratePage } from '../frame/hydrate-page.tsx';

hydratePage({});
// Without the script, an element shows what is in its tag.
defineElements().catch(() => {});

for (const figure of document.querySelectorAll('figure.code')) {
  const place = figure.querySelector('.copy-place');
  const subject = figure.querySelector('figcaption span')?.textContent ?? '';
  const text = () => figure.querySelector('pre')?.textContent ?? '';
  if (place) render(<CopyButton text={text} subject={subject} />, place);
}

// The list of guides may be longer than the window, and the current page far down in it.
const list = document.querySelector<HTMLElement>('.guides');
const here = list?.querySelector<HTMLElement>('[aria-current]');
if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
