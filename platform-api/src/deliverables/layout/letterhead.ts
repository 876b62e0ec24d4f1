import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, date } from '@specbuilder/shared-contracts/language';
import type { DocumentTemplate } from '../../accounts/index.ts';
import { DELIVERABLE_MESSAGES, type FileProperties } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { jobLines, statusText } from './job-facts.ts';

type LogoPicture = NonNullable<DocumentTemplate['logo']>;

/** Content on each page of a document. */
export interface Letterhead {
  /** Of the file; empty where no one is named. */
  readonly author: string;
  /** Null for a document that is not the brand's, of a company without a logo. */
  readonly logo: string | null;
  /** The logo in pixels, where it is that of a company. */
  readonly picture: LogoPicture | null;
  readonly color: string;
  readonly headerLines: readonly string[];
  readonly footerLines: readonly string[];
  /** Of the files of the document. */
  readonly properties: FileProperties;
}

export function letterheadOf(subject: DeliverableSubject): Letterhead {
  const { brand, logo, template, projectName, referenceId, facts } = subject;
  const { brandName, copyright, appearance } = brand.settings;
  return {
    author: template?.companyName ?? brandName,
    logo: template?.logo?.svg ?? logo,
    picture: template?.logo ?? null,
    color: appearance.brandVariants['80'] ?? appearance.keyColor,
    headerLines: [
      joined(projectName, facts.projectNumber, referenceId),
      joined(facts.submittalNumber, statusText(subject), issueText(subject)),
    ],
    footerLines: [
      ...titleBlockLine(subject),
      STATEMENT_MESSAGES.figures,
      [copyright, versionsText(subject)].join(' · '),
    ],
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

/** Black as the text of a specification. */
const INK = '#1b1b1b';

/** Of a document that engineers issue as their own: the project and its date, and nothing of the brand. */
export function engineersHead(subject: DeliverableSubject): Letterhead {
  const { projectName, preparedBy, template, facts } = subject;
  return {
    author: preparedBy?.company ?? preparedBy?.name ?? '',
    logo: template?.logo?.svg ?? null,
    picture: template?.logo ?? null,
    color: INK,
    headerLines: [joined(projectName, facts.projectNumber), joined(statusText(subject), issueText(subject))],
    footerLines: titleBlockLine(subject),
    properties: propertiesOf(subject),
  };
}

/** The company and its title block in one line; nothing without a template. */
export function titleBlockLine({ template }: Pick<DeliverableSubject, 'template'>): string[] {
  return template === null ? [] : [joined(template.companyName, ...template.titleBlock)];
}

/** Revision, if there is one, and date. */
export function issueText(subject: Pick<DeliverableSubject, 'revision' | 'date' | 'facts'>): string {
  return joined(revisionText(subject), dateText(subject.date, subject.facts));
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
