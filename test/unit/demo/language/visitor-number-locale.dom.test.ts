import { afterEach, expect, test, vi } from 'vitest';
import {
  chooseNumberLocale,
  chosenNumberLocale,
} from '../../../../demo/language/visitor-number-locale.ts';

afterEach(() => {
  chooseNumberLocale(undefined);
  // A later page reads the storage again.
  delete document.documentElement.dataset.numbers;
});

const nextPage = () => delete document.documentElement.dataset.numbers;

test('the next page keeps the chosen number format', () => {
  chooseNumberLocale('de-CH');
  nextPage();
  expect(chosenNumberLocale()).toBe('de-CH');
});

test('the browser decides again after the choice is taken back', () => {
  chooseNumberLocale('de-CH');
  chooseNumberLocale(undefined);
  expect(chosenNumberLocale()).toBeUndefined();
  nextPage();
  expect(chosenNumberLocale()).toBeUndefined();
});

test('a format that is none does not apply', () => {
  localStorage.setItem('numbers', '__proto__');
  expect(chosenNumberLocale()).toBeUndefined();
});

test('without storage, the choice applies to this page', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  chooseNumberLocale('en-IN');
  expect(chosenNumberLocale()).toBe('en-IN');
});
