import { readdirSync, readFileSync } from 'node:fs';

/** Of a tick of the kernel's clock (sysconf _SC_CLK_TCK on Linux). */
const MS_PER_TICK = 10;

/** Processor time so far of each process, ms, by its id. */
export type ProcessorTimes = ReadonlyMap<string, number>;

/**
 * Processor time of the product's servers so far; null on systems without /proc.
 *
 * @param isServer recognizes a server by its command line
 */
export function serverProcessorTimes(isServer: (commandLine: string) => boolean): ProcessorTimes | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const servers = pids.filter((pid) => isServer(textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')));
    const times = servers.map((pid) => [pid, textOf(`/proc/${pid}/stat`)] as const);
    return new Map(times.flatMap(([pid, stat]) => (stat === '' ? [] : [[pid, ticksOf(stat) * MS_PER_TICK]])));
  } catch {
    return null;
  }
}

/**
 * What the processes took from one moment to another, ms; null where either is not known. One that ended meanwhile, such as
 * an idle connection of the database, counts no more: with it the sum of all would be less than before.
 */
export function spentBetween(before: ProcessorTimes | null, after: ProcessorTimes | null): number | null {
  if (before === null || after === null) return null;
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

/** Empty of a process that ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ticksOf(stat: string): number {
  // The name in parentheses may hold spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
