/** Whether an origin or a URL is of this machine, whatever its port. */
export function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:\/|$)/i.test(url);
}
