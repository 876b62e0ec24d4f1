import type { AuditLine } from '@specbuilder/shared-contracts/api';
import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { ADMIN_AUDIT_MESSAGES } from '../../messages/admin-audit.generated.ts';
import { AUDIT_ACTIONS_MESSAGES } from '../../messages/audit-actions.generated.ts';

type CamelCase<S extends string> = S extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : S;

/** The label of an action; its type guarantees that each action has one. */
export function actionText(action: AuditAction): string {
  const words: Readonly<Record<CamelCase<AuditAction>, string>> = AUDIT_ACTIONS_MESSAGES;
  return words[camelCase(action) as CamelCase<AuditAction>];
}

/** Who it was, by today's name. */
export function personText(person: AuditLine['actor']): string | null {
  if (person === null) return null;
  return person.userName ?? ADMIN_AUDIT_MESSAGES.gone({ id: person.userId.slice(0, 8) });
}

/** What a line says beside who and what, as names and values. */
export function detailsOf({ details, subject }: AuditLine): readonly (readonly [string, string])[] {
  const names: Readonly<Record<string, string>> = ADMIN_AUDIT_MESSAGES.detailNames;
  const facts = Object.entries(details).map(([name, value]) => [names[name] ?? name, value] as const);
  return subject === null ? facts : [...facts, [ADMIN_AUDIT_MESSAGES.subject, subject]];
}

function camelCase(action: string): string {
  return action.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
