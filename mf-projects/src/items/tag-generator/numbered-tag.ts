import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { isSameName } from '@specbuilder/shared-contracts/domain';

const NUMBERED = /^(.*?)(\d{1,5})$/;
const RANGE = /^(.*?)\d{1,5} \.\.\. (.*?)(\d{1,5})$/;

export interface NumberedTag {
  readonly prefix: string;
  readonly startNumber: number;
}

/** Where numbering would go on: the item's tag without its number, and one more than the highest of that kind. */
export function nextNumberedTag(
  item: Pick<ProjectItem, 'tag'>,
  items: readonly Pick<ProjectItem, 'tag'>[],
): NumberedTag {
  const prefix = partsOf(item.tag)?.prefix ?? item.tag ?? '';
  const numbers = items.flatMap(({ tag }) => {
    const parts = partsOf(tag);
    return parts !== null && isSameName(parts.prefix, prefix) ? [parts.number] : [];
  });
  return { prefix, startNumber: Math.max(0, ...numbers) + 1 };
}

/** Of a tag for a range, the last one counts. */
function partsOf(tag: string | null): { readonly prefix: string; readonly number: number } | null {
  const range = RANGE.exec(tag ?? '');
  if (range !== null && range[1] === range[2]) return { prefix: range[1] ?? '', number: Number(range[3]) };
  const numbered = NUMBERED.exec(tag ?? '');
  return numbered === null ? null : { prefix: numbered[1] ?? '', number: Number(numbered[2]) };
}
