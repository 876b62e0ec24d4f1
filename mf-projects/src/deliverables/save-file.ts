import { saveFile as saveAs } from '@specbuilder/shared-ui/data';

/** Saves a file under the name that the server gave it, or else under another. */
export function saveFile(file: Blob, otherName: string): void {
  saveAs(file, file instanceof File && file.name !== '' && file.name !== 'blob' ? file.name : otherName);
}
