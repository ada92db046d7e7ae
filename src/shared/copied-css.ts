/** Completes the error "expected …" for a color with other CSS around it. */
export const colorAlone = 'the color alone, without a property name or semicolon';

/** Whether the text contains other CSS beside a value, such as `color: #ff5733` or `#ff5733;`. */
export function isCopiedCss(text: string): boolean {
  return text.endsWith(';') || /^[\w-]{1,99}\s{0,99}:/.test(text);
}
