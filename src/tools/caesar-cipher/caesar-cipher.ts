import { textOfUnits } from '../../shared/text-of-units.ts';
import { ToolError } from '../../tool-error.ts';

export interface CaesarCipherRequest {
  readonly text: string;
  readonly shift?: number;
  readonly direction?: 'encrypt' | 'decrypt';
}

export interface CaesarCipherResult {
  readonly input: string;
  readonly shift: number;
  readonly direction: 'encrypt' | 'decrypt';
  readonly result: string;
}

/**
 * The Caesar cipher: every letter from A to Z and a to z moves by `shift` places along its
 * alphabet, which starts over after its end. All other characters stay.
 *
 * `shift` is any safe integer, 3 where it is left out, as Caesar's was (Suetonius, Divus Julius
 * 56); 13 is ROT13. Decrypting moves letters back. Throws a `ToolError` for another shift or direction.
 *
 * @example
 * caesarCipher({ text: 'Hello, World!' });
 * // { input: 'Hello, World!', shift: 3, direction: 'encrypt', result: 'Khoor, Zruog!' }
 */
export function caesarCipher(request: CaesarCipherRequest): CaesarCipherResult {
  const { text: input, shift = 3, direction = 'encrypt' } = request;
  if (!Number.isSafeInteger(shift)) throw new ToolError('shift: expected a whole number');
  if (direction !== 'encrypt' && direction !== 'decrypt') {
    throw new ToolError('direction: expected one of encrypt, decrypt');
  }
  const places = ((direction === 'encrypt' ? shift : -shift) % 26) + 26;
  const rotate = (code: number) => {
    const a = code < 97 ? 65 : 97;
    return code >= a && code < a + 26 ? a + ((code - a + places) % 26) : code;
  };
  const result = textOfUnits(input.length, (index) => rotate(input.charCodeAt(index)));
  return { input, shift: shift + 0, direction, result };
}
