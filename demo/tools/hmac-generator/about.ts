import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'hmac-generator'> = {
  icon: 'M8 12a4 4 0 1 0 .01 0M10.8 13.2 20 4M16 8l3 3',
  synonyms:
    'hash sha256 signature message authentication webhook secret key hmac hashing sha-256 sha512 checksum sign verify digest mac api',
  handles: { message: true, key: true, algorithm: true, encoding: true },
  formula: 'HMAC(K, m) = H((K′ ⊕ opad) ‖ H((K′ ⊕ ipad) ‖ m))',
  explanation:
    'Anyone who has the key can check that the message is unchanged. The key stays on this page: it is never stored, and never part of a link.',
  source: 'RFC 2104; Web Cryptography API.',
  topics: 'SHA-256 signatures for webhooks',
  reading:
    'The same message and key always give the same code. If it equals the one that you received, nobody without the key has changed the message.',
  sentences: {
    answer: [
      { text: '{hmac}\nis the {algorithm} code of “{message}” with this key.' },
      { text: '{hmac}\nis the {algorithm} code of an empty message with this key.' },
    ],
  },
  mistake:
    'A line break at the end of the message or the key changes the whole code. The message itself is not hidden: anyone can read it.',
};
