import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, date } from '@specbuilder/shared-contracts/language';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';

/** Content on each page of a document. */
export interface Letterhead {
  readonly brandName: string;
  readonly logo: string;
  readonly color: string;
  readonly headerLines: readonly string[];
  readonly footerLines: readonly string[];
}

export function letterheadOf(subject: DeliverableSubject): Letterhead {
  const { brand, logo, projectName, referenceId } = subject;
  const { brandName, copyright, appearance } = brand.settings;
  const revision = revisionText(subject);
  return {
    brandName,
    logo,
    color: appearance.brandVariants['80'] ?? appearance.keyColor,
    headerLines: [
      [projectName, referenceId].join(' · '),
      [...(revision === null ? [] : [revision]), dateText(subject.date)].join(' · '),
    ],
    footerLines: [STATEMENT_MESSAGES.figures, [copyright, versionsText(subject)].join(' · ')],
  };
}

/** Day of the reader, whose local time came along as if it were universal. */
export function dateText(day: Date): string {
  return date(currentLanguage.dateLocale(), day, { dateStyle: 'long', timeZone: 'UTC' });
}

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
