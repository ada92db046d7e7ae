// Runs before the first paint, so that the chosen theme does not flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system's theme applies.
}
