/** Asks the API for a body mass index. */
export async function fetchBmi(height, weight, signal) {
  const response = await fetch('/api/bmi-calculator', {
    method: 'POST',
    body: JSON.stringify({ unit: 'metric', height, weight }),
    signal,
  });
  const { ok, result, error } = await response.json();
  if (!ok) throw new Error(error);
  return result.bmi;
}
