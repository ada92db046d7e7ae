/** Saves a text as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, parts: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\ufeff', ...parts], { type: 'text/csv' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
