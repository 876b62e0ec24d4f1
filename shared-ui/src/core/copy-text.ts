/**
 * Copies a text to the clipboard. Pages over plain http have none; there the browser has to copy a selection.
 *
 * @throws when the browser rejects it
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const { copySelection } = await import('./copy-selection.ts');
  if (!copySelection(text)) throw new Error('The browser copied nothing');
}
