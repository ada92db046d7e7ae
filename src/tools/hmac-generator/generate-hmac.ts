import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { rules } from './rules.ts';

export interface HmacRequest {
  readonly message: string;
  readonly key: string;
  readonly algorithm?: 'sha-256' | 'sha-1' | 'sha-384' | 'sha-512';
  readonly encoding?: 'hex' | 'base64';
}

export interface HmacResult {
  readonly algorithm: NonNullable<HmacRequest['algorithm']>;
  readonly encoding: NonNullable<HmacRequest['encoding']>;
  readonly hmac: string;
  readonly length: number;
}

/**
 * Keyed-hash message authentication code (HMAC, RFC 2104) by the Web Cryptography API.
 *
 * Message and key are taken as UTF-8; a lone surrogate counts as U+FFFD. `algorithm` is sha-256
 * and `encoding` is hex (lower case) unless given; base64 is padded (RFC 4648). `length` is the
 * number of characters of `hmac`. Rejects with a `ToolError` where the key is empty, and on a page
 * that was loaded over plain http, for which browsers have no Web Cryptography.
 *
 * @example
 * await generateHmac({ message: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha-1' });
 * // { algorithm: 'sha-1', encoding: 'hex',
 * //   hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79', length: 40 }
 */
export async function generateHmac(request: HmacRequest): Promise<HmacResult> {
  check(request, rules);
  const { message, key, algorithm = 'sha-256', encoding = 'hex' } = request;
  const hmac = encoders[encoding](await sign(message, key, algorithm));
  return { algorithm, encoding, hmac, length: hmac.length };
}

async function sign(message: string, key: string, hash: string): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  // The types know only secure contexts.
  if (!subtle) throw new ToolError('page: expected one served over https or from localhost');
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash };
  const secret = await subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', secret, encoder.encode(message)));
}

const encoders = {
  hex: (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)),
};
