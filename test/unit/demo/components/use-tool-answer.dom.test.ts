import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnswerWithReply } from '../../../../demo/browser/ask-tool.ts';
import { useToolAnswer } from '../../../../demo/components/result/use-tool-answer.ts';
import type { Request } from '../../../../src/form/inputs.ts';
import { eventually } from '../../../support/eventually.ts';

/** Answers when the test says so, whatever its signal says. */
const asked = vi.hoisted(
  (): {
    readonly request: Request;
    readonly signal: AbortSignal;
    readonly answer: () => void;
  }[] => [],
);

vi.mock('../../../../demo/browser/ask-tool.ts', () => ({
  askTool: (_: string, request: Request, signal: AbortSignal) =>
    new Promise<AnswerWithReply>((resolve) => {
      const reply = { status: 200, text: '', by: 'this page' } as const;
      const answer = () => resolve({ request, result: { ...request }, reply });
      asked.push({ request, signal, answer });
    }),
}));

const page = document.createElement('main');
document.body.append(page);

afterEach(() => {
  render(null, page);
  asked.length = 0;
});

function Exchange({
  request,
  isComplete,
}: {
  readonly request: Request;
  readonly isComplete: boolean;
}) {
  const { answer } = useToolAnswer('percentage-of', request, isComplete);
  return h('output', null, answer && 'result' in answer ? String(answer.result.x) : '–');
}

const show = (request: Request, isComplete = true) =>
  act(() => render(h(Exchange, { request, isComplete }), page));

const shown = () => page.textContent;

/** Lets an answer that came too late arrive. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('shows the answer to the last request', async () => {
  show({ x: 1 });
  await eventually(() => expect(asked).toHaveLength(1));
  show({ x: 2 });
  await eventually(() => expect(asked).toHaveLength(2));
  asked[1]?.answer();
  await eventually(() => expect(shown()).toBe('2'));
  asked[0]?.answer();
  await later();
  expect(shown()).toBe('2');
});

test('shows no answer in a form that was cleared meanwhile', async () => {
  show({ x: 1 });
  await eventually(() => expect(asked).toHaveLength(1));
  show({}, false);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer();
  await later();
  expect(shown()).toBe('–');
});
