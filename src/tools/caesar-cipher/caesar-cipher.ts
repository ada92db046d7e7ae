import { parse } from '../../fields/index.ts';
import { fromCodeUnits } from './from-code-units.ts';
import { type CaesarCipherRequest, fields } from './request.ts';

export type { CaesarCipherRequest };

export interface CaesarCipherResult {
  /** Text as given. */
  readonly input: string;
  /** As in the request, or the default. */
  readonly shift: number;
  /** As in the request, or the default. */
  readonly direction: 'encrypt' | 'decrypt';
  /** Text with its letters shifted. */
  readonly result: string;
}

/**
 * Returns a text encrypted or decrypted with the Caesar cipher (Suetonius, Divus Julius 56). Each
 * letter from A to Z and a to z moves `shift` places along the alphabet, which wraps around. All
 * other characters remain unchanged.
 *
 * @throws `ToolError` if the request is invalid.
 *
 * @example
 * caesarCipher({ text: 'Hello, World!' });
 * // { input: 'Hello, World!', shift: 3, direction: 'encrypt', result: 'Khoor, Zruog!' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/caesar-cipher.md
 */
export function caesarCipher(request: CaesarCipherRequest): CaesarCipherResult {
  const { text: input, shift, direction } = parse(request, fields);
  const places = ((direction === 'encrypt' ? shift : -shift) % 26) + 26;
  const rotate = (code: number) => {
    const a = code < 97 ? 65 : 97;
    return code >= a && code < a + 26 ? a + ((code - a + places) % 26) : code;
  };
  const result = fromCodeUnits(input.length, (index) => rotate(input.charCodeAt(index)));
  return { input, shift, direction, result };
}
