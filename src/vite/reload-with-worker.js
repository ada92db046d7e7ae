// Pages load this in development. When a tool changes, it updates the worker, and reloads the page
// only once the new worker controls it. Otherwise, the old worker might answer the reloaded page.

const file = `${import.meta.env.BASE_URL}toolworker.js`;
const container = navigator.serviceWorker;

let present = container?.controller;
container?.addEventListener('controllerchange', () => {
  const former = present;
  present = container.controller;
  // install() registers the first worker, and workers with other parameters.
  const isRenewed = former && former.scriptURL === present?.scriptURL;
  if (isRenewed && new URL(present.scriptURL).pathname === file) location.reload();
});

let last = Promise.resolve(false);

/**
 * Resolves to whether an update is under way or has failed, which the browser reports. Updates come
 * one after another, since a browser gives a second one the outcome of the first.
 */
function isUpdated() {
  last = last.then(update);
  return last;
}

async function update() {
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

// A tool may have changed while no page was open, or before this one was connected.
isUpdated();
import.meta.hot.on('vite:ws:connect', isUpdated);
