import { parse } from '../../fields/parse.ts';
import { ToolError } from '../../tool-error.ts';
import { fields, type HmacGeneratorRequest } from './request.ts';

export type { HmacGeneratorRequest };

export interface HmacGeneratorResult {
  /** As in the request, or the default. */
  readonly algorithm: NonNullable<HmacGeneratorRequest['algorithm']>;
  /** As in the request, or the default. */
  readonly encoding: NonNullable<HmacGeneratorRequest['encoding']>;
  /** The message authentication code. */
  readonly hmac: string;
  /** Number of characters of hmac. */
  readonly length: number;
}

/**
 * Resolves to the keyed-hash message authentication code of a message (HMAC, RFC 2104), computed by
 * the Web Cryptography API.
 *
 * Message and key are encoded as UTF-8; a lone surrogate counts as U+FFFD. Base64 follows RFC 4648.
 *
 * @throws `ToolError` if the request is invalid, and in pages over plain HTTP, where browsers offer
 * no Web Cryptography.
 *
 * @example
 * await generateHmac({ message: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha-1' });
 * // { algorithm: 'sha-1', encoding: 'hex',
 * //   hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79', length: 40 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/hmac-generator.md
 */
export async function generateHmac(request: HmacGeneratorRequest): Promise<HmacGeneratorResult> {
  const { message, key, algorithm, encoding } = parse(request, fields);
  const hmac = encoders[encoding](await sign(message, key, algorithm));
  return { algorithm, encoding, hmac, length: hmac.length };
}

async function sign(message: string, key: string, hash: string): Promise<Uint8Array> {
  // Undefined outside of secure contexts, although the types say otherwise.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) {
    throw new ToolError(
      'HMAC needs Web Cryptography, which browsers offer only over https or on localhost',
    );
  }
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash };
  const secret = await subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', secret, encoder.encode(message)));
}

const encoders = {
  hex: (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)),
};
