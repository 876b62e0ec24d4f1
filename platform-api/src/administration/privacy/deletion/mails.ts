import { type UserRow, userDisplayName } from '../../../accounts/index.ts';
import { type Brand, brandAddress, type Mail, type MailMessages, mailTexts } from '../../../brand/index.ts';
import { PRIVACY_MESSAGES } from '../../../core/index.ts';

const MESSAGES = PRIVACY_MESSAGES.mail;
const MAX_NAMES = 5;

interface DeletionFacts {
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Whose account it was. */
  readonly user: UserRow;
  /** Who has the projects now; null where there were none or they went as well. */
  readonly colleague: UserRow | null;
  /** Names of the first of the projects that the colleague has. */
  readonly projectNames: readonly string[];
  readonly count: number;
}

/** The last mail to an address, in case another person requested the deletion. */
export function accountDeletedMail({ brand, publicUrl, user, colleague, count }: DeletionFacts): Mail {
  const fate = colleague === null ? 'deleted' : 'moved';
  const name = colleague === null ? '' : userDisplayName(colleague);
  return mailTo(user.email, brand, {
    title: MESSAGES.deletedSubject,
    paragraphs: [
      MESSAGES.deletedLead({ userName: user.userName }),
      ...(count > 0 ? [MESSAGES.deletedProjects({ fate, colleague: name })] : []),
    ],
    button: {
      label: MESSAGES.deletedWrite,
      url: brand.settings.urls['support'] ?? addressOf(publicUrl, brand, '/start'),
    },
    note: MESSAGES.deletedNote,
  });
}

/** Says to a colleague which projects are theirs from now on. */
export function projectsGivenMail(
  { brand, publicUrl, user, projectNames, count }: DeletionFacts,
  colleague: UserRow,
): Mail {
  const sender = userDisplayName(user);
  const names = projectNames.slice(0, MAX_NAMES).join(', ');
  const more = count - MAX_NAMES;
  return mailTo(colleague.email, brand, {
    title: MESSAGES.movedSubject({ sender, count }),
    paragraphs: [
      MESSAGES.movedLead({ sender, count, userName: user.userName }),
      more > 0 ? MESSAGES.movedMore({ names, count: more }) : names,
    ],
    button: { label: MESSAGES.movedOpen, url: addressOf(publicUrl, brand, '/projects/dashboard') },
    note: MESSAGES.movedNote,
  });
}

/** Says that the account is there again and why; what was settled before stays so. */
export function accountKeptMail(
  { brand, publicUrl, user }: Pick<DeletionFacts, 'brand' | 'publicUrl' | 'user'>,
  problem: string,
): Mail {
  return mailTo(user.email, brand, {
    title: MESSAGES.keptSubject,
    paragraphs: [MESSAGES.keptLead({ userName: user.userName }), problem],
    button: { label: MESSAGES.keptOpen, url: addressOf(publicUrl, brand, '/start') },
    note: MESSAGES.keptNote,
  });
}

function mailTo(recipient: string, brand: Brand, words: MailMessages): Mail {
  // The names of people in it go once it was sent.
  return { recipient, replyTo: null, hasSecret: true, ...mailTexts(brand, words) };
}

function addressOf(publicUrl: string, brand: Brand, path: string): string {
  return brandAddress(publicUrl, path, brand.manufacturerLabelId);
}
