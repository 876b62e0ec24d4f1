import { looksLikeTag, readTag } from '../tag/index.ts';
import { isNothing } from '../value/index.ts';
import type { Line } from './head-lines.ts';
import { areMost } from './heads-by-cells.ts';
import type { Head } from './read-head.ts';
import { isRole, isRoleInWords, letterOfRole } from './role-names.ts';
import type { FanRoles } from './table.ts';

const WORDS: Readonly<Record<string, string>> = {
  s: 'supply fan',
  r: 'return fan',
  e: 'exhaust fan',
  x: 'exhaust fan',
};
const FAN = /\b(?:fans?|ventilador|ventilateur|ventilator)\b/i;
const SYSTEM = /\b(?:system|sys|sistema|syst[eè]me|anlage|unit|ahu|rtu)\b/i;

/** 'SF' in the words of a type. */
const inWords = (role: string) => WORDS[letterOfRole(role) ?? ''] ?? role;
const isTag = (cell: string) => /\p{L}/u.test(cell) && /\d/.test(cell) && looksLikeTag(cell);

/** The columns of systems and of their fans; null where no column has the roles of fans. */
export function fanRolesOf(
  heads: readonly Head[],
  cellsOfColumn: (index: number) => readonly string[],
): FanRoles | null {
  const isOfRoles = ({ field, text, note }: Head, index: number) =>
    (field === 'tag' || FAN.test(text)) &&
    note !== 'leftOut' &&
    cellsOfColumn(index).length > 0 &&
    cellsOfColumn(index).every(isRole);
  const role = heads.findIndex(isOfRoles);
  if (role < 0) return null;
  const others = heads.map((head, index) => ({ head, index })).filter(({ index }) => index !== role);
  const own = others.find(({ head, index }) => head.field === 'tag' && areMost(cellsOfColumn(index), isTag));
  const tagged = own ?? others.find(({ head, index }) => isText(head) && areMost(cellsOfColumn(index), isTag));
  const named = tagged ?? others.find(({ head, index }) => SYSTEM.test(head.text) && cellsOfColumn(index).length > 0);
  if (named === undefined) return null;
  return {
    system: named.index,
    role,
    areTags: tagged !== undefined,
    isOnlyWhereRepeated: own !== undefined,
    prefix: SYSTEM.exec(named.head.text)?.[0] ?? '',
  };
}

const isText = ({ field }: Head) => field === null || field === 'service' || field === 'location';

/** Heads of which those of fans say what the fan does and those of systems are the tag. */
export function withFanRoles(
  heads: readonly Head[],
  roles: FanRoles | null,
  cellsOfColumn: (index: number) => readonly string[],
): Head[] {
  return heads.map((head, index) => {
    if (index === roles?.system) return roles.areTags ? { ...head, field: 'tag', rank: 0, note: null } : head;
    const cells = cellsOfColumn(index);
    const isOfRoles = head.field === 'tag' && cells.length > 0 && cells.every(isRoleInWords);
    return index === roles?.role || (roles === null && isOfRoles)
      ? { ...head, field: 'type', rank: 3, note: null }
      : head;
  });
}

/** What a row has for a tag: the text of its cell, or a name that the user has to confirm. */
export interface NameOfFan {
  readonly line: Line;
  readonly meant: string | null;
}

/** Lines with the role of a fan behind the tag of its system: 'AHU-1 SUPPLY'. A merged cell goes on to the fan of another role. */
export function namedByRoles(lines: readonly Line[], roles: FanRoles | null): NameOfFan[] {
  if (roles === null) return lines.map((line) => ({ line, meant: line.meant ?? null }));
  const filled = withSystems(lines, roles);
  const fansOf = new Map<string, Set<string>>();
  filled.forEach((system, index) => {
    const role = (lines[index]?.cells[roles.role] ?? '').trim().toUpperCase();
    fansOf.set(system, (fansOf.get(system) ?? new Set()).add(role));
  });
  return lines.map((written, index) => {
    const system = filled[index] ?? '';
    const role = (written.cells[roles.role] ?? '').trim();
    const line = withCell(written, roles.role, inWords(role));
    if (system === '' || !isRole(role)) return { line, meant: null };
    if (roles.areTags && roles.isOnlyWhereRepeated && fansOf.get(system)?.size === 1) return { line, meant: null };
    if (!roles.areTags || !isTag(system)) {
      const prefix = /\p{L}/u.test(system) ? '' : `${roles.prefix} `;
      return { line: roles.areTags ? withCell(line, roles.system, '') : line, meant: `${prefix}${system} ${role}` };
    }
    const tags = readTag(system)?.tags ?? [system];
    const names = tags.length > 1 ? tags.map((tag) => `${tag} ${role}`).join(', ') : `${system} ${role}`;
    return { line: withCell(line, roles.system, names), meant: null };
  });
}

function withCell(line: Line, index: number, text: string): Line {
  return { ...line, cells: line.cells.map((cell, at) => (at === index ? text : cell)) };
}

function withSystems(lines: readonly Line[], { system, role }: FanRoles): string[] {
  let above = '';
  let said = new Set<string>();
  return lines.map(({ cells }) => {
    const own = (cells[system] ?? '').trim();
    const fan = (cells[role] ?? '').trim().toUpperCase();
    if (own !== '' && !isNothing(own)) {
      if (own !== above) said = new Set();
      above = own;
    } else if (said.has(fan) || !isRole(fan)) above = '';
    said.add(fan);
    return above;
  });
}
