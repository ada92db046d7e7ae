const everyAnswer = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns a JSON response, without its body for HEAD. */
export function respond(
  { method }: Request,
  status: number,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const noStore = method === 'POST' ? { 'Cache-Control': 'no-store' } : {};
  return new Response(body === null || method === 'HEAD' ? null : JSON.stringify(body), {
    status,
    headers: { ...everyAnswer, ...noStore, ...headers },
  });
}

/** Returns the envelope of an error. */
export function fail(
  request: Request,
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return respond(request, status, { ok: false, error }, headers);
}
