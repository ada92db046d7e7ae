import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

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

export function caesarCipher(request: CaesarCipherRequest): CaesarCipherResult {
  check(request, rules);
  const { text, shift = 3, direction = 'encrypt' } = request;
  const steps = (((direction === 'encrypt' ? shift : -shift) % 26) + 26) % 26;
  const result = text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const a = code & 96 | 1;
    return String.fromCharCode(((code - a + steps) % 26) + a);
  });
  return { input: text, shift: shift + 0, direction, result };
}
