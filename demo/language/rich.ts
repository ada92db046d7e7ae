import type { ComponentChild } from 'preact';
import { entryFor, filled, type ValuesFor } from '../../src/form/language/language.ts';

/** Like `t`, but with elements in place of the names. */
export function rich<const Text extends string>(
  text: Text,
  ...[values]: ValuesFor<Text, ComponentChild>
): readonly ComponentChild[] {
  const found = entryFor(text);
  const children: Readonly<Record<string, ComponentChild>> = values ?? {};
  const parts = (typeof found === 'string' ? found : text).split(/\{([a-z]\w*)\}/i);
  return parts.map((part, place) => (place % 2 === 1 ? children[part] : filled(part)));
}
