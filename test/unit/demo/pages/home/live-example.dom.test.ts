import { h, hydrate, render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseNumberLocale } from '../../../../../demo/language/visitor-number-locale.ts';
import { LiveExample } from '../../../../../demo/pages/home/live-example.tsx';
import { toolsOfQuestions } from '../../../../../demo/pages/home/tools-of-questions.ts';
import { eventually } from '../../../../support/eventually.ts';

const place = document.createElement('section');
const example = h(LiveExample, { tools: toolsOfQuestions() });

beforeEach(() => {
  document.body.append(place);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  place.innerHTML = renderToString(example);
});

afterEach(async () => {
  render(null, place);
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.numbers;
});

const start = () => act(() => hydrate(example, place));
const blank = (name: string) =>
  place.querySelector<HTMLInputElement>(`.sentence [name=${name}]`) ?? new HTMLInputElement();
const answer = () => place.querySelector('output')?.textContent;
const note = () => place.querySelector('.note')?.textContent;
const link = () => place.querySelector('a')?.getAttribute('href');

function type(name: string, text: string): void {
  act(() => {
    blank(name).value = text;
    blank(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const choose = (question: string) =>
  act(() => {
    const labels = [...place.querySelectorAll('label')];
    labels
      .find(({ textContent }) => textContent === question)
      ?.querySelector('input')
      ?.click();
  });

test('answers what is typed, and keeps the other values', async () => {
  start();
  expect(answer()).toBe('12');
  type('x', '7.5');
  await eventually(() => expect(answer()).toBe('6'));
  expect(note()).toBe('Computed on your device. It works offline, too.');
  expect(link()).toBe('/tools/percentage-of/#x=7.5&y=80');
});

test('takes what was typed before its script was ready', async () => {
  blank('y').value = '200';
  start();
  await eventually(() => expect(answer()).toBe('30'));
});

test('reads numbers as the visitor writes them', async () => {
  chooseNumberLocale('de');
  start();
  choose('Loan');
  expect(blank('principal').value).toBe('200.000');
  expect(answer()).toBe('1.264,14\u00a0$');
  type('annualRate', '0,0');
  // 200,000 in 360 payments.
  await eventually(() => expect(answer()).toBe('555,56\u00a0$'));
  expect(link()).toBe('/tools/loan-payoff-calculator/#principal=200000&annualRate=0.0&years=30');
});

test('says what is wrong', async () => {
  start();
  type('x', 'half');
  await eventually(() => expect(note()).not.toMatch(/^Change|^Computed/));
  expect(answer()).toBe('–');
  expect(blank('x').getAttribute('aria-invalid')).toBe('true');
  choose('Sleep');
  expect(answer()).toBe('9:45 PM or 11:15 PM');
  type('time', '06:30');
  await eventually(() => expect(answer()).toBe('9:15 PM or 10:45 PM'));
});
