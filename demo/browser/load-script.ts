/** Dispatched on the window if a script cannot be loaded, as Vite does it. */
export const scriptLost = 'vite:preloadError';

/**
 * Resolves to the module of a dynamic import, all of which go through this in the built site.
 * Whatever its caller does about a failure, the page says it.
 */
export function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load();
  loading.catch(() => dispatchEvent(new Event(scriptLost)));
  return loading;
}
