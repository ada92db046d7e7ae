import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'caesar-cipher'> = {
  icon: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3M12 15v1.5',
  synonyms:
    'rot13 encrypt decrypt shift code secret letters cryptography decoder solver brute force encryption decryption encode decode decipher cypher rot rotate alphabet encoder',
  layout: 'editor',
  handles: { text: true, shift: true, direction: true },
  formula: 'letter → (letter + shift) mod 26',
  explanation:
    'Only the letters A to Z change. With a shift of 13, encrypting twice restores the text (ROT13). Use it to hide a spoiler, not a secret.',
  source: 'Suetonius, Divus Julius 56.',
  topics: 'ROT13, encode and decode',
  reading:
    'Each letter moves along the alphabet by the shift, and after Z comes A. To read a message, decrypt it with the shift that was used.',
  sentences: {
    answer: [
      {
        when: { direction: ['decrypt'] },
        text: '{result}\nEach letter is shifted back by {shift}.',
      },
      { text: '{result}\nEach letter is shifted forward by {shift}.' },
    ],
  },
  mistake:
    'Anyone can break this cipher in seconds, so never protect a password with it. Letters with accents and other alphabets do not change.',
};
