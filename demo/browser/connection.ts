/** What some browsers know of the connection. TypeScript's types lack it. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/**
 * Whether the visitor asked to save data, or is on a line that usually costs by the byte. Browsers
 * that do not know say nothing.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation
 */
export function isMetered(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 0);
}
