import { formatInstant } from '@specbuilder/shared-contracts/language';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../../accounts/index.ts';
import { PRIVACY_MESSAGES, type Queryable, type RunningJob, schema } from '../../../core/index.ts';
import type { ExportFile } from '../personal-data.ts';
import * as ofAccount from './account-sections.ts';
import * as ofProjects from './project-sections.ts';
import * as ofRecords from './record-sections.ts';
import { writeZip, type ZippedFile } from './zip.ts';

type Section = (db: Queryable, user: UserRow) => AsyncIterable<unknown>;

/** The content of each file; a declared file without a section does not compile. */
const SECTIONS: Readonly<Record<ExportFile, Section>> = {
  account: ofAccount.account,
  settings: ofAccount.settings,
  sessions: ofAccount.sessions,
  devices: ofAccount.devices,
  secondFactors: ofAccount.secondFactors,
  apiKeys: ofAccount.apiKeysOf,
  pendingLinks: ofAccount.pendingLinks,
  projects: ofProjects.projectsOf,
  memberships: ofProjects.memberships,
  shares: ofProjects.shares,
  searches: ofProjects.searches,
  items: ofProjects.items,
  alerts: ofRecords.alertsOf,
  loadCalculations: ofRecords.loadCalculationsOf,
  messages: ofRecords.messages,
  notesAboutYou: ofRecords.notesAboutCustomer,
  notesByYou: ofRecords.notesOfAuthor,
  files: ofRecords.files,
  mails: ofRecords.mails,
  activity: ofRecords.activity,
  audit: ofRecords.audit,
};
const FILES = Object.keys(SECTIONS) as ExportFile[];

interface ExportOptions {
  readonly brandName: string;
  readonly job: Pick<RunningJob, 'signal' | 'progress' | 'write'>;
  readonly now?: Date;
}

/**
 * Writes everything that is stored about a user into the file of a job: a file of JSON for each kind, and one that says
 * what they are.
 *
 * @throws reason of the job's signal, between two rows
 */
export async function writeExport(
  db: Queryable,
  user: UserRow,
  { brandName, job, now = new Date() }: ExportOptions,
): Promise<void> {
  const { projects } = schema;
  const total = FILES.length + (await db.$count(projects, eq(projects.userId, user.id)));
  let done = 0;
  const stepDone = () => {
    done += 1;
    job.progress(done, total);
  };
  const files: ZippedFile[] = FILES.map((file) => {
    const onRow = file === 'projects' ? stepDone : () => undefined;
    return { name: fileNameOf(file), text: jsonOf(SECTIONS[file](db, user), job.signal, { onRow, onEnd: stepDone }) };
  });
  const readMe = { name: 'README.txt', text: once(readMeOf(user, brandName, now)) };
  await writeZip([readMe, ...files], now, job.write);
}

function fileNameOf(file: ExportFile): string {
  return `${file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

interface Steps {
  readonly onRow: () => void;
  readonly onEnd: () => void;
}

/** A list of JSON with a row a line, written as the rows come. */
async function* jsonOf(rows: AsyncIterable<unknown>, signal: AbortSignal, steps: Steps): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    signal.throwIfAborted();
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
    steps.onRow();
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
  steps.onEnd();
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

function readMeOf({ userName }: UserRow, brand: string, now: Date): string {
  const { export: words, fileNames } = PRIVACY_MESSAGES;
  const when = formatInstant(now.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [
    words.title({ brand }),
    '',
    words.made({ when, userName }),
    '',
    words.files,
    ...FILES.map((file) => `- ${fileNameOf(file)}: ${fileNames[file]}`),
    '',
    words.absent,
    `- ${words.secrets}`,
    `- ${words.results}`,
    `- ${words.otherPeople}`,
    '',
  ].join('\n');
}
