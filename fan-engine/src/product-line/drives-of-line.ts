import type { DriveCandidate } from '../drive/drive-variant.ts';
import type { CatalogueLine } from './line.ts';

/** The ways to drive each wheel of a line: belt, direct and electronic motor where the line has them. */
export function drivesOf({ drives, features }: Pick<CatalogueLine, 'drives' | 'features'>): DriveCandidate[] {
  const candidates: DriveCandidate[] = [];
  if (drives.includes('Belt')) candidates.push('Belt');
  if (drives.includes('Direct')) candidates.push('Direct');
  if (features.includes('ecm')) candidates.push('Ecm');
  return candidates;
}
