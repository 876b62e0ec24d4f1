import type { ValidationResult } from '@specbuilder/shared-contracts/api';
import { ERRORS, OptionGroup } from '@specbuilder/shared-contracts/domain';

/** Messages that belong to no group stand above all of them. */
export const WHOLE_FAN = 'Options';

/** Keyword of a server's message and the section it stands in; longer keywords are tried first. */
const KEYWORDS: readonly (readonly [keyword: string, section: string])[] = [
  ...Object.values(OptionGroup).map((group) => [group, group] as const),
  ['Intake/Return Damper Control', OptionGroup.ReturnAirLocationAndDamperControl] as const,
  ['Return Location', OptionGroup.ReturnAirLocationAndDamperControl] as const,
  ['Curb', OptionGroup.FanCurb] as const,
  ['Discharge', OptionGroup.FanDischarge] as const,
  ['Intake', OptionGroup.FanIntake] as const,
  ['HVLS Mounting', OptionGroup.HvlsMountingOptions] as const,
].sort(([a], [b]) => b.length - a.length);

/** Messages the page words itself (OPT-046, OPT-047). */
const REWORDED: Readonly<Record<string, string>> = {
  'Intake/Return Damper Control': ERRORS.intakeReturnDamperRequired,
  'Return Location': ERRORS.returnLocationRequired,
};

export interface SectionMessages {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Errors and warnings by the section whose keyword begins or names them (OPT-045). */
export function messagesBySection({ errors, warnings }: ValidationResult): ReadonlyMap<string, SectionMessages> {
  const sections = new Map<string, { errors: string[]; warnings: string[] }>();
  const add = (kind: 'errors' | 'warnings', message: string) => {
    const keyword = keywordOf(message);
    const section = keyword?.[1] ?? WHOLE_FAN;
    const known = sections.get(section) ?? { errors: [], warnings: [] };
    known[kind].push(wordsOf(message, keyword?.[0]));
    sections.set(section, known);
  };
  for (const message of errors) add('errors', message);
  for (const message of warnings) add('warnings', message);
  return sections;
}

/** A keyword at the start decides; one in the middle only where none begins the message. */
function keywordOf(message: string) {
  const text = message.toLowerCase();
  return (
    KEYWORDS.find(([keyword]) => text.startsWith(keyword.toLowerCase())) ??
    KEYWORDS.find(([keyword]) => !text.startsWith('fan:') && text.includes(keyword.toLowerCase()))
  );
}

function wordsOf(message: string, keyword: string | undefined): string {
  const reworded = keyword === undefined ? undefined : REWORDED[keyword];
  return reworded !== undefined && message.trim() === keyword ? reworded : message;
}

interface Validity {
  readonly isProcessing: boolean;
  readonly isBlocked: boolean;
  readonly errors: readonly string[];
}

/** Options are valid only if not processing, not blocked, and there are no errors (OPT-065); warnings do not count. */
export function areOptionsValid({ isProcessing, isBlocked, errors }: Validity): boolean {
  return !isProcessing && !isBlocked && errors.length === 0;
}
