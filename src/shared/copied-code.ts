/** Completes the error "expected …" for a color with something else around it. */
export const colorAlone =
  'the color alone, without quotes, a comma, a semicolon or a property name';

/** Whether a color has something around it, as in `color: #ff5733`, `#ff5733;` or `"#ff5733",`. */
export function isCopiedCode(text: string): boolean {
  return /^[\p{Quotation_Mark},;]|[\p{Quotation_Mark},;]$|^[\w-]{1,99}\s{0,99}:/u.test(text);
}
