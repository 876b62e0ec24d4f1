import {
  type Access,
  type CallerAccess,
  type EndpointMeta,
  type InputAccess,
  partsOf,
} from '@specbuilder/shared-contracts/api';

type Part = CallerAccess | InputAccess;
type Requirement = Record<string, string[]>;

const OWN_WORDS = { read: 'may read', change: 'may change', own: 'owns' } as const;
/** What each of a scope's rules leaves to see, as its resource says it. */
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  'sales-region': 'Sales regions are limited to those of the caller; administrators see all.',
  'project-brand': 'Projects are those of the brand of the call.',
  'alert-recipient': 'Alerts are those of the caller; administrators see those of all users.',
};

/** Who may call an operation, as a sentence for people. */
export function accessText({ access, apiKey }: EndpointMeta, method: string): string {
  const words = partsOf(access).map((part) => partWords(part, method));
  const program = apiKey === undefined ? 'API keys are rejected.' : `API keys need the scope \`${apiKey}\`.`;
  return [...new Set(words), program].filter((text) => text !== '').join(' ');
}

function partWords(part: Part, method: string): string {
  switch (part.kind) {
    case 'open':
      return `Open to everyone: ${lowerFirst(part.why)}.`;
    case 'signed-in':
      return 'For signed-in users.';
    case 'identified':
      return 'For signed-in users, and for guests with a guest key.';
    case 'roles':
      return `For users with the role ${part.anyOf.join(' or ')}.`;
    case 'owner': {
      const needs = OWN_WORDS[part.needs ?? (method === 'GET' ? 'read' : 'change')];
      const guests = part.guests === true ? ', or the guest with the guest key that made it' : '';
      return `For a caller who ${needs} the ${part.thing.replace('-', ' ')} that it names${guests}.`;
    }
    default:
      return SCOPE_WORDS[part.thing] ?? '';
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The same for programs that read the document. */
export function accessFacts({ access, apiKey }: EndpointMeta): object {
  return {
    parts: partsOf(access).map((part) => ({
      kind: part.kind,
      ...(part.kind === 'roles' ? { anyOf: part.anyOf } : {}),
      ...(part.kind === 'owner' || part.kind === 'scope' ? { thing: part.thing } : {}),
      ...(part.kind === 'owner' ? { guests: part.guests === true } : {}),
      ...(part.kind === 'owner' && part.needs !== undefined ? { needs: part.needs } : {}),
    })),
    apiKeyScope: apiKey ?? null,
  };
}

/** Credentials that a call requires: any one entry is enough; an empty entry means no credentials. */
export function securityOf({ access, apiKey }: EndpointMeta): Requirement[] {
  const guests = partsOf(access).some(takesGuestKey);
  const isOpen = isOpenToAll(access);
  return [
    ...(isOpen ? [{}] : []),
    { bearer: [] },
    ...(isOpen || guests ? [{ guestKey: [] }] : []),
    ...(apiKey === undefined ? [] : [{ apiKey: [apiKey] }]),
  ];
}

/** Things that an open call may name are optional fields of its form. */
function isOpenToAll(access: Access): boolean {
  return partsOf(access).some(({ kind }) => kind === 'open');
}

function takesGuestKey(part: Part): boolean {
  return part.kind === 'identified' || (part.kind === 'owner' && part.guests === true);
}
