/**
 * Returns a text without marks of direction, and without white space, format and control characters
 * at its ends, which come along when people copy.
 */
export function visibleText(text: string): string {
  const visible = text.replace(/\p{Bidi_Control}/gu, '');
  const start = visible.search(/[^\p{White_Space}\p{Cf}\p{Cc}]/u);
  if (start < 0) return '';
  let end = visible.length;
  while (end > start) {
    const before = end - (/[\udc00-\udfff]/.test(visible.charAt(end - 1)) ? 2 : 1);
    if (!/^[\p{White_Space}\p{Cf}\p{Cc}]+$/u.test(visible.slice(before, end))) break;
    end = before;
  }
  return visible.slice(start, end);
}
