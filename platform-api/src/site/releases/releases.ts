import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseNote, releaseNote } from '@specbuilder/shared-contracts/api';
import { isNewerVersion } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { type Api, nameOf } from '../../core/index.ts';

/** Release notes of the product's data, newest first; a bad file stops the start. */
export function readReleaseNotes(dataFolder: string): readonly ReleaseNote[] {
  const notes = z.array(releaseNote).parse(JSON.parse(readFileSync(path.join(dataFolder, 'releases.json'), 'utf8')));
  return [...notes].sort((a, b) => (isNewerVersion(a.version, b.version) ? -1 : 1));
}

export function releaseRoutes(api: Api, notes: readonly ReleaseNote[]) {
  return {
    list: api.releases.list.handler(() => notes.map(inLanguage)),
    newer: api.releases.newer.handler(({ input }) =>
      notes.filter(({ version }) => isNewerVersion(version, input.version)).map(inLanguage),
    ),
  };
}

/** The notes are data with English words. */
function inLanguage({ title, items, ...note }: ReleaseNote): ReleaseNote {
  return { ...note, title: nameOf(title), items: items.map(({ kind, text }) => ({ kind, text: nameOf(text) })) };
}
