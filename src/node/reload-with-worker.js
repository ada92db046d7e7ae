// Pages load this in development. When a tool changes, it updates the worker. It reloads the page once the
// new worker controls it, so that the old one never answers the reloaded page.

const file = `${import.meta.env.BASE_URL}toolworker.js`;
const container = navigator.serviceWorker;

let present = container?.controller;
container?.addEventListener('controllerchange', () => {
  const former = present;
  present = container.controller;
  // The first one, and one with other parameters, come from install().
  const isRenewed = former && former.scriptURL === present?.scriptURL;
  if (isRenewed && new URL(present.scriptURL).pathname === file) location.reload();
});

/** Resolves to whether the page will hear of a new worker, or its error is shown. */
async function isUpdated() {
  try {
    const registration = await container?.getRegistration(file);
    await registration?.update();
    return Boolean(registration?.installing ?? registration?.waiting);
  } catch {
    return true;
  }
}

import.meta.hot.on('toolworker:changed', async () => {
  if (!(await isUpdated())) location.reload();
});

// A tool may have changed while no page was open, or before this one could hear of it.
isUpdated();
import.meta.hot.on('vite:ws:connect', isUpdated);
