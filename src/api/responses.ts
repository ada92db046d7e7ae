const everyAnswer = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** A JSON answer to the request; HEAD gets its headers alone. */
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

/** The envelope of a failure. */
export function fail(
  request: Request,
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return respond(request, status, { ok: false, error }, headers);
}
