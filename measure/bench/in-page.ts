/** Posts requests to the BMI calculator one after another. Returns their times in ms. */
export async function latencies(count: number): Promise<number[]> {
  const body = '{"unit":"metric","height":180,"weight":81}';
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const response = await fetch('/api/bmi-calculator', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const { ok, result } = await response.json();
    times.push(performance.now() - start);
    if (!ok || result.bmi !== 25) throw new Error('This is not the answer.');
  }
  return times;
}

/** Posts requests to the BMI calculator, `inFlight` at a time. Returns the total time in ms. */
export async function timeOfFlight({
  count,
  inFlight,
}: {
  readonly count: number;
  readonly inFlight: number;
}): Promise<number> {
  const body = '{"unit":"metric","height":180,"weight":81}';
  let left = count;
  const post = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch('/api/bmi-calculator', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      const { ok } = await response.json();
      if (!ok) throw new Error('This is not the answer.');
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: inFlight }, post));
  return performance.now() - start;
}
