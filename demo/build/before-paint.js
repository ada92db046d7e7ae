// Runs before the first paint, so that the chosen theme does not flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system's theme applies.
}

// Hides the example of a page that is about to show the calculation of its link, or the example of
// the visitor's region or choices.
try {
  const { dataset } = document.documentElement;
  const { abroad } = dataset;
  const isAbroad = () =>
    new RegExp(abroad).test(new Intl.Locale(navigator.language).maximize().region) ||
    Object.keys(localStorage).some((key) => /^(currency|numbers|unit )/.test(key));
  if (location.hash.length > 1 || (abroad && isAbroad())) dataset.provisional = '';
} catch {
  // A browser may have any text as its language, and no storage.
}

// Shows a note if the page's own script cannot be loaded, as in a sandboxed frame.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.script = 'missing';
  },
  true,
);

// Until the page's own script is ready, the first key in a control replaces its example. The script
// then handles the controls that were typed in, and the buttons that were pressed.
const isEarly = ({ form }) =>
  form?.noValidate && document.documentElement.dataset.script !== 'ready';
addEventListener('beforeinput', ({ target }) => {
  if (isEarly(target) && !('typed' in target.dataset)) target.select();
});
addEventListener('input', ({ target }) => {
  if (isEarly(target)) target.dataset.typed = '';
});
addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button && isEarly(button)) button.dataset.pressed = '';
});

// What is typed while nothing has the focus reaches the first field of a tool, which then has the
// focus. Earlier, that would scroll a phone, or take a screen reader from the title. A date or a
// time does not take a key that was pressed before.
addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
  if (ctrlKey || altKey || metaKey || document.activeElement !== document.body) return;
  const controls = document.querySelectorAll('form[id] :is(input:not([type=radio]), textarea)');
  const first = [...controls].find((control) => control.checkVisibility());
  if (!first || ['date', 'time', 'checkbox'].includes(first.type)) return;
  const isNumber = ['decimal', 'numeric'].includes(first.inputMode);
  if ((isNumber ? /^[\p{Nd}.,+−-]$/u : /^\S$/u).test(key)) first.focus({ preventScroll: true });
});

// The first formatter of numbers takes longer than all others, since the browser then loads its
// locales. While the styles and scripts are on their way, it has the time.
globalThis.scheduler?.postTask?.(() => new Intl.NumberFormat(), { priority: 'background' });
