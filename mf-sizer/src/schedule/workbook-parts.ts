import { strFromU8, unzipSync } from 'fflate';

/** A spreadsheet of a building has a few hundred kB; what unpacks to more is none. */
const MAX_BYTES = 40 * 1024 * 1024;

export type Parts = Readonly<Record<string, Uint8Array>>;

/** The XML parts of a workbook; those beyond what a schedule can have are left packed. */
export function partsOf(file: Uint8Array): Parts {
  let bytes = 0;
  return unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name) || /^xl\/(?:styles|theme|drawings|media)/.test(name)) return false;
      bytes += originalSize;
      return bytes < MAX_BYTES;
    },
  });
}

export function xmlOf(part: Uint8Array | undefined): Document | null {
  return part === undefined ? null : new DOMParser().parseFromString(strFromU8(part), 'application/xml');
}

/** Elements by their name without its prefix, which programs choose freely. */
export const elements = (parent: Document | Element | null, name: string): Element[] =>
  parent === null ? [] : [...parent.getElementsByTagNameNS('*', name)];

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path of the part. */
  readonly target: string;
}

/** What a part refers to. */
export function relationsOf(parts: Parts, path: string): readonly Relation[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const rels = xmlOf(parts[`${folder}_rels/${path.slice(folder.length)}.rels`]);
  return elements(rels, 'Relationship').map((relation) => ({
    id: relation.getAttribute('Id') ?? '',
    type: (relation.getAttribute('Type') ?? '').replace(/^.*\//, ''),
    target: pathOf(folder, relation.getAttribute('Target') ?? ''),
  }));
}

/** '/xl/a.xml' is of the file, 'a.xml' and '../a.xml' are beside the part that names them. */
function pathOf(folder: string, target: string): string {
  const names = target.startsWith('/') ? [] : folder.split('/').filter((name) => name !== '');
  for (const name of target.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
