const bases: Readonly<Record<string, string>> = { '0x': '16', '#': '16', '0o': '8', '0b': '2' };

/**
 * Reads a number as written in code, such as `0xFF`, `0b1010_1010` or `255u`, and chooses the base
 * to convert it to. Returns `undefined` for anything else.
 */
export function inputsOfLiteral(text: string) {
  const plain = text
    .replaceAll('−', '-')
    .replaceAll(/[\s_']/g, '')
    .toLowerCase();
  const match = /^([+-]?)(0x|#|0o|0b)?([\da-f]+?)(?:u|l|ul|ull|n)?$/.exec(plain);
  const [, sign = '', prefix = '', digits = ''] = match ?? [];
  const from = bases[prefix] ?? '10';
  const areDigits = [...digits].every(
    (digit) => !Number.isNaN(Number.parseInt(digit, Number(from))),
  );
  if (digits === '' || !areDigits) return undefined;
  return { value: sign + digits, from, to: from === '10' ? '16' : '10' };
}
