import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, date } from '@specbuilder/shared-contracts/language';
import { DELIVERABLE_MESSAGES, type FileProperties } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { jobLines, statusText } from './job-facts.ts';

/** Content on each page of a document. */
export interface Letterhead {
  readonly brandName: string;
  readonly logo: string;
  readonly color: string;
  readonly headerLines: readonly string[];
  readonly footerLines: readonly string[];
  /** Of the files of the document. */
  readonly properties: FileProperties;
}

export function letterheadOf(subject: DeliverableSubject): Letterhead {
  const { brand, logo, projectName, referenceId, facts } = subject;
  const { brandName, copyright, appearance } = brand.settings;
  const revision = revisionText(subject);
  return {
    brandName,
    logo,
    color: appearance.brandVariants['80'] ?? appearance.keyColor,
    headerLines: [
      joined(projectName, facts.projectNumber, referenceId),
      joined(facts.submittalNumber, statusText(subject), revision, dateText(subject.date, facts)),
    ],
    footerLines: [STATEMENT_MESSAGES.figures, [copyright, versionsText(subject)].join(' · ')],
    properties: propertiesOf(subject),
  };
}

function propertiesOf(subject: DeliverableSubject): FileProperties {
  const { projectName, facts } = subject;
  const keywords = jobLines(subject).join('; ');
  return {
    subject: joined(projectName, facts.projectNumber, facts.submittalNumber, statusText(subject)),
    ...(keywords === '' ? {} : { keywords }),
  };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Day of the reader, whose local time came along as if it were universal, in the format of the job. */
export function dateText(day: Date, { dateFormat }: ProjectFacts): string {
  if (dateFormat === 'iso') return day.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const isEnglish = currentLanguage.get().startsWith('en');
  const locale = isEnglish && dateFormat != null ? ENGLISH[dateFormat] : currentLanguage.dateLocale();
  return date(locale, day, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Only English has both orders. */
const ENGLISH = { dayFirst: 'en-GB', monthFirst: 'en-US' } as const;

export function revisionText({ revision }: Pick<DeliverableSubject, 'revision'>): string | null {
  if (revision === null) return null;
  const { number, name, changedSince } = revision;
  const issued = DELIVERABLE_MESSAGES.revision({ number, name });
  return changedSince ? DELIVERABLE_MESSAGES.changedSince({ revision: issued }) : issued;
}

/** Engine and catalogues of the values; items may use several. */
function versionsText({ items }: Pick<DeliverableSubject, 'items'>): string {
  const all = (of: 'catalogue' | 'engine') => [...new Set(items.map(({ item }) => item.versions[of]))].join(', ');
  return DELIVERABLE_MESSAGES.versions({ engine: all('engine'), catalogue: all('catalogue') });
}
