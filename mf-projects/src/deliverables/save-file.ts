/** A link that was just clicked still needs its address for a moment. */
const KEPT_MS = 10_000;

/** Saves a file under the name that the server gave it, or else under another. */
export function saveFile(file: Blob, otherName: string): void {
  const url = URL.createObjectURL(file);
  const name = file instanceof File && file.name !== '' && file.name !== 'blob' ? file.name : otherName;
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
