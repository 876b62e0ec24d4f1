import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import { hashOf } from '../project-document/canonical-json.ts';
import type { RevisionRow } from './store.ts';

export function hashesOf(document: ProjectDocument) {
  // A rename is no other state, and what was looked up follows from the address.
  const { name: _name, referenceId: _reference, brandName: _brand, climate: _climate, ...content } = document;
  return { documentHash: hashOf(document), contentHash: hashOf(content) };
}

/**
 * What a revision holds.
 *
 * @throws Error when it is not what was frozen
 */
export function frozenDocument({ id, document, documentHash }: RevisionRow): ProjectDocument {
  if (hashOf(document) !== documentHash) throw new Error(`Revision ${id} is not what was frozen`);
  return document;
}
