import { readdirSync, readFileSync } from 'node:fs';
import type { GoldenRecord } from './golden-record.ts';

/** The record of a tree that was released; `npm run release:record` writes it. */
export interface Release extends GoldenRecord {
  readonly tag: string;
  /** Hash of the kept engine; null before engines were kept. */
  readonly engineScriptSha256: string | null;
}

const FOLDER = new URL('./released/', import.meta.url);

export function releases(): readonly Release[] {
  return readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Release);
}

/**
 * A sentence for each version that was released with something else. Stored results are worked out again by the engine and
 * from the catalogue that they name, so a number that was released keeps what it was released with.
 */
export function releaseProblems(today: GoldenRecord, released: readonly Release[] = releases()): readonly string[] {
  return released.flatMap((release) => {
    if (release.catalogue !== today.catalogue) return [];
    if (release.catalogueSha256 !== today.catalogueSha256) {
      return [
        `Catalogue ${today.catalogue} was released with ${release.tag} and has other content now: raise 'version' in ` +
          'fan-engine/src/catalogue/demonstration/catalogue.json.',
      ];
    }
    const changed = release.engine === today.engine ? changedParts(today, release) : [];
    return changed.length === 0
      ? []
      : [
          `Engine ${today.engine} was released with ${release.tag} and says something else now for ${changed.join(', ')}: ` +
            'raise ENGINE_VERSION in fan-engine/src/catalogue/versions.ts.',
        ];
  });
}

/** A duty that is new says nothing of one that was released. */
function changedParts({ parts }: GoldenRecord, release: Release): readonly string[] {
  return Object.entries(release.parts).flatMap(([id, hash]) => (id in parts && parts[id] !== hash ? [id] : []));
}
