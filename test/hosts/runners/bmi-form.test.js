import { fireEvent, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { bmiForm } from './bmi-form.js';

afterEach(() => document.body.replaceChildren());

/** Shows the form and resolves to what a test needs of it, once it has its first result. */
async function opened() {
  const onBmi = vi.fn();
  const form = bmiForm(onBmi);
  document.body.append(form);
  await form.updateComplete;
  const type = async (label, value) => {
    fireEvent.input(within(form.shadowRoot).getByLabelText(label), { target: { value } });
    await form.updateComplete;
  };
  return { form, onBmi, type };
}

test('passes on the BMI of what is typed', async () => {
  const { onBmi, type } = await opened();
  expect(onBmi).toHaveBeenLastCalledWith(25);
  await type('Height', '200');
  expect(onBmi).toHaveBeenLastCalledWith(20.25);
});

test('has no BMI without a height', async () => {
  const { form, onBmi, type } = await opened();
  await type('Height', '');
  expect(onBmi).toHaveBeenLastCalledWith(undefined);
  expect(form.validationMessage).toContain('Enter your own value: Height');
});
