/**
 * How long to compute before a pause: the page then responds within 50 ms, even on a slow device.
 */
export const sliceMilliseconds = 12;

/**
 * Lets the page handle input and draw. Unlike a timer, it is not slowed down in a hidden tab.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#timeouts_in_inactive_tabs
 */
export function pause(): Promise<void> {
  // Safari cannot yield. Chromium may handle several messages in one task.
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : message();
}

function message(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
