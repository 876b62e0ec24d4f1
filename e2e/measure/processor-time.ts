import { readdirSync, readFileSync } from 'node:fs';

/** Of a tick of the kernel's clock (sysconf _SC_CLK_TCK on Linux). */
const MS_PER_TICK = 10;

/**
 * Processor time of the product's servers so far, ms; null on systems without /proc.
 *
 * @param isServer tells a server by its command line
 */
export function serverProcessorMs(isServer: (commandLine: string) => boolean): number | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.reduce((sum, pid) => sum + (isServer(commandLineOf(pid)) ? ticksOf(pid) * MS_PER_TICK : 0), 0);
  } catch {
    return null;
  }
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended meanwhile.
    return '';
  }
}

function ticksOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
