/**
 * How long something is stored: until the tab is closed, or in the browser until the visitor clears
 * it.
 */
type Duration = 'tab' | 'browser';

const storages = { tab: () => sessionStorage, browser: () => localStorage } as const;

/**
 * Returns the text that is stored under a key, or `undefined` if there is none or storage is
 * blocked.
 */
export function stored(key: string, duration: Duration = 'browser'): string | undefined {
  try {
    return storages[duration]().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON value that is stored under a key, or `undefined` if there is none. */
export function storedJson(key: string, duration: Duration = 'browser'): unknown {
  try {
    return JSON.parse(stored(key, duration) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores a text under a key, or removes what is stored there if it is `undefined`. Returns whether
 * it could: storage may be blocked or full, and then what was stored before stays.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Storage/setItem#exceptions
 */
export function store(
  key: string,
  text: string | undefined,
  duration: Duration = 'browser',
): boolean {
  try {
    const storage = storages[duration]();
    if (text === undefined) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
