import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import {
  MEMBER_ROLES,
  type MemberRole,
  type PendingInvitation,
  type ProjectMember,
  type ProjectTeam,
} from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Avatar, Select } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { MEMBERS_MESSAGES } from '../../messages/members.generated.ts';
import type { TeamChanges } from './use-team-changes.ts';

interface TeamListProps {
  readonly team: ProjectTeam;
  readonly isOwner: boolean;
  readonly changes: TeamChanges;
}

/** The owner, the members, and invited people who have not responded. */
export function TeamList({ team, isOwner, changes }: TeamListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={MEMBERS_MESSAGES.title}>
      <Person
        name={team.owner.name}
        facts={MEMBERS_MESSAGES.roles.owner}
        isSelf={team.owner.userId === changes.userId}
      />
      {team.members.map((member) => (
        <Person
          key={member.userId}
          name={member.name}
          facts={member.email ?? MEMBERS_MESSAGES.roles[member.role]}
          isSelf={member.userId === changes.userId}
        >
          {isOwner && <MemberActions member={member} changes={changes} />}
        </Person>
      ))}
      {team.invitations.map((invitation) => (
        <Person key={invitation.invitationId} name={invitation.email} facts={invitationFacts(invitation)}>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={MEMBERS_MESSAGES.withdraw({ email: invitation.email })}
            onClick={() => void changes.withdraw(invitation)}
          />
        </Person>
      ))}
    </ul>
  );
}

interface PersonProps {
  readonly name: string;
  readonly facts: string;
  readonly isSelf?: boolean;
  readonly children?: ReactNode;
}

function Person({ name, facts, isSelf = false, children }: PersonProps) {
  const styles = useStyles();
  return (
    <li className={styles.person}>
      <Avatar name={name} size={32} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{isSelf ? MEMBERS_MESSAGES.self({ name }) : name}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
      {children}
    </li>
  );
}

interface MemberActionsProps {
  readonly member: ProjectMember;
  readonly changes: TeamChanges;
}

function MemberActions({ member, changes }: MemberActionsProps) {
  const styles = useStyles();
  const { name, role } = member;
  return (
    <>
      <Select
        className={styles.role}
        aria-label={MEMBERS_MESSAGES.roleOf({ name })}
        value={role}
        onChange={(_, { value }) => void changes.setRole(member, value as MemberRole)}
      >
        {MEMBER_ROLES.map((item) => (
          <option key={item} value={item}>
            {MEMBERS_MESSAGES.roles[item]}
          </option>
        ))}
      </Select>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={MEMBERS_MESSAGES.remove({ name })}
        onClick={() => void changes.remove(member)}
      />
    </>
  );
}

function invitationFacts({ role, expiresOnUtc, hasExpired }: PendingInvitation): string {
  const day = formatInstant(expiresOnUtc, { dateStyle: 'medium' });
  return hasExpired
    ? MEMBERS_MESSAGES.expired({ day })
    : MEMBERS_MESSAGES.pending({ role: MEMBERS_MESSAGES.roles[role], day });
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '52px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  role: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});
