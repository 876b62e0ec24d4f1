import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { type Door, LINES, line, SCHEDULES, text } from '../test/random-texts.ts';

const AT_ONCE = 1000;
/** The most that reading a line may take, ms. */
const LIMIT = 10;
/** Rounds of which the best counts, in processor time: what else the machine does is no time of the reader. */
const ROUNDS = 5;
const SHOWN = 20;

const { values } = parseArgs({
  options: { texts: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now()) } },
});
const [count, seed] = [Number(values.texts), Number(values.seed)];
const counted = { texts: 0, lines: 0, ms: 0, slowest: 0 };
const findings: { readonly written: string; readonly wrong: string }[] = [];

/** Reads one text and keeps what is wrong with it. */
function look<Read>(written: string, { read, wrong }: Door<Read>): void {
  const found = (each: string) => findings.push({ written, wrong: each });
  const lines = written.split(/\r\n|\n|\r/).length;
  const timed = () => {
    const start = process.cpuUsage();
    const result = read(written);
    const { user, system } = process.cpuUsage(start);
    return { result, ms: (user + system) / 1000 };
  };
  try {
    const { result, ms } = timed();
    const isSlow = ms / lines >= LIMIT;
    const best = isSlow ? Math.min(ms, ...Array.from({ length: ROUNDS }, () => timed().ms)) : ms;
    wrong(written, result).forEach(found);
    if (best / lines >= LIMIT) found(`${(best / lines).toFixed(1)} ms a line`);
    counted.ms += best;
    counted.slowest = Math.max(counted.slowest, best / lines);
  } catch (error) {
    found(String(error));
  }
  counted.texts++;
  counted.lines += lines;
}

// Half of the texts are schedules, half lines of one duty.
for (let part = 0; counted.texts < count; part++) {
  const left = Math.min(AT_ONCE, count - counted.texts);
  const options = { seed: seed + part };
  for (const written of fc.sample(text, { ...options, numRuns: Math.ceil(left / 2) })) look(written, SCHEDULES);
  if (left > 1)
    for (const written of fc.sample(line, { ...options, numRuns: Math.floor(left / 2) })) look(written, LINES);
}

const { texts, lines, ms, slowest } = counted;
const shown = findings.slice(0, SHOWN).map(({ written, wrong }) => `${wrong}\n  ${JSON.stringify(written)}\n`);
const times = `${(ms / lines).toFixed(3)} ms a line, ${slowest.toFixed(1)} ms the slowest`;
process.stdout.write(
  `${shown.join('')}${texts} texts, ${lines} lines, seed ${seed}: ${findings.length} findings, ${times}\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
