/** Returns the license notice at the start of a file that is copied alone, or an empty text. */
export function licenseNoticeOf(code: string): string {
  const [notice = ''] = /^\/\*![\s\S]*?\*\/\n/.exec(code) ?? [];
  return notice;
}
