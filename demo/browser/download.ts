/**
 * Fetches a file of the site, which the browser then has. Tells how many bytes have come so far.
 *
 * @throws If the file cannot be fetched whole.
 */
export async function download(path: string, onBytes: (bytes: number) => void): Promise<void> {
  const { ok, status, body } = await fetch(path);
  if (!ok || !body) throw new Error(`${path}: status ${status}`);
  const reader = body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    onBytes(bytes);
  }
}
