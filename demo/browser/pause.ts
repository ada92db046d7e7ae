/**
 * How long to compute before a pause: the page then responds within 50 ms, even on a slow device.
 */
export const sliceMilliseconds = 12;

/**
 * Lets the page handle input, draw, and run what it has put off. Unlike a timer, it is not slowed
 * down in a hidden tab.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#timeouts_in_inactive_tabs
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/**
 * Resolves in a new task, so that the browser can handle input first. Timers wait, unlike with
 * `pause()`, of which Chromium may handle several in one task.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Scheduler/yield
 */
export function nextTask(): Promise<void> {
  // Safari lacks it.
  return globalThis.scheduler?.yield?.() ?? pause();
}
