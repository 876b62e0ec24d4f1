import { currentLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import * as z from 'zod/mini';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';

/** What matters here of a zod issue. */
export interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path?: readonly unknown[];
  /** Issues of each branch of a union. */
  readonly errors?: readonly (readonly Issue[])[];
}

type SayIssue = ReturnType<typeof z.locales.en>['localeError'];
type Locale = () => { readonly localeError: SayIssue };
/** What zod itself says, in those of our languages that it has. */
const LOCALES = new Map<Language, SayIssue>(
  LANGUAGES.flatMap(({ code }) => {
    const locale = localeOf(code);
    return locale === undefined ? [] : [[code, locale().localeError] as const];
  }),
);

/** zod calls 'fr-CA' frCA; where it has no such region the language alone is near enough. */
export function localeOf(code: string): Locale | undefined {
  const locales = z.locales as Readonly<Record<string, Locale | undefined>>;
  return locales[code.replace('-', '')] ?? locales[code.split('-')[0] ?? code];
}

/** Fields that no rule gave a text of its own still say something readable. */
export function useReadableValidationTexts(): void {
  z.config({
    localeError: (issue) => (LOCALES.get(currentLanguage.get()) ?? LOCALES.get(SOURCE_LANGUAGE))?.(issue),
    customError: (issue) => {
      if (issue.input === undefined) return HTTP_MESSAGES.required;
      return issue.code === 'invalid_type' ? HTTP_MESSAGES.wrongKind({ expected: issue.expected }) : undefined;
    },
  });
}

/** The issues that a validation error carries, or undefined when the value is none. */
export function issuesOf(data: unknown): readonly Issue[] | undefined {
  const issues = (data as { issues?: unknown } | null | undefined)?.issues;
  return Array.isArray(issues) ? issues : undefined;
}

/** Maps a field ('address.postalCode') to its messages; errors of no single field use 'request'. */
export function fieldTexts(issues: readonly Issue[]): Record<string, string[]> {
  // A field may be called like something that every object has, such as constructor.
  const fields = new Map<string, string[]>();
  for (const { field, text } of issues.flatMap((issue) => flatten(issue, []))) {
    const texts = fields.get(field) ?? [];
    if (!texts.includes(text)) fields.set(field, [...texts, text]);
  }
  return Object.fromEntries(fields);
}

function flatten(issue: Issue, parents: readonly string[]): { field: string; text: string }[] {
  const path = [...parents, ...(issue.path ?? []).map(segmentText)];
  // The last branch of a union is the demanding one by our contract's habit ('' or a postal code).
  const branch = issue.code === 'invalid_union' ? issue.errors?.at(-1) : undefined;
  if (branch !== undefined && branch.length > 0) return branch.flatMap((inner) => flatten(inner, path));
  return [{ field: path.join('.') || 'request', text: issue.message }];
}

function segmentText(segment: unknown): string {
  const isKeyed = typeof segment === 'object' && segment !== null && 'key' in segment;
  return String(isKeyed ? segment.key : segment);
}
