// Runs before the first paint, so that the chosen theme does not flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system's theme applies.
}

// Hides the example of a page that is about to show the calculation of its link.
if (location.hash.length > 1) document.documentElement.dataset.linked = '';

// Shows a note if the page's own script cannot be loaded, as in a sandboxed frame.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.script = 'missing';
  },
  true,
);
