import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import type { ProjectShare } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { useLinkActions } from './use-link-actions.ts';

/** Who has which link to the project, until when, and whether it was opened. */
export function ProjectLinks({ projectId }: { readonly projectId: string }) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const links = useQuery(apiQueries.projects.shares.queryOptions({ input: { projectId } }));
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <h3 id={HEADING} className={styles.heading}>
        {SHARE_MESSAGES.links}
      </h3>
      {links.isError ? (
        <LoadFailure
          title={SHARE_MESSAGES.linksFailed}
          {...referenceOf(links.error)}
          onRetry={() => void links.refetch()}
        />
      ) : links.data === undefined ? (
        <SkeletonRows rows={2} rowHeightPx={48} />
      ) : links.data.length === 0 ? (
        <p className={styles.quiet}>{SHARE_MESSAGES.noLinks}</p>
      ) : (
        <ul className={styles.list}>
          {links.data.map((link) => (
            <li key={link.shareId} className={styles.link}>
              <LinkRow projectId={projectId} link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const HEADING = 'project-links';

function LinkRow({ projectId, link }: { readonly projectId: string; readonly link: ProjectShare }) {
  const styles = useStyles();
  const { copy, revoke } = useLinkActions(projectId);
  // The button that revoked it keeps the focus: a dialog that loses it is lost to screen readers.
  const [wasLive] = useState(() => isLive(link));
  const hasEnded = !isLive(link);
  const recipients = link.recipients.join(', ');
  return (
    <>
      <span className={styles.words}>
        <span className={styles.recipients}>{recipients}</span>
        <span className={styles.quiet}>{`${endOf(link)}, ${openingsOf(link)}`}</span>
      </span>
      {wasLive && (
        <span className={styles.actions}>
          <Button
            size="small"
            icon={<LinkRegular />}
            disabledFocusable={hasEnded}
            aria-label={SHARE_MESSAGES.copy({ recipients })}
            onClick={() => void copy(link)}
          >
            {SHARE_MESSAGES.copyShort}
          </Button>
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={hasEnded}
            aria-label={SHARE_MESSAGES.revoke({ recipients })}
            onClick={() => void revoke(link)}
          >
            {SHARE_MESSAGES.revokeShort}
          </Button>
        </span>
      )}
    </>
  );
}

function isLive({ expiresOnUtc, revokedOnUtc }: ProjectShare): boolean {
  return revokedOnUtc === null && (expiresOnUtc === null || new Date(expiresOnUtc) > new Date());
}

function endOf(link: ProjectShare): string {
  const { expiresOnUtc, revokedOnUtc } = link;
  if (revokedOnUtc !== null) return SHARE_MESSAGES.revoked({ when: day(revokedOnUtc) });
  if (expiresOnUtc === null) return SHARE_MESSAGES.endless;
  return isLive(link)
    ? SHARE_MESSAGES.until({ when: day(expiresOnUtc) })
    : SHARE_MESSAGES.ended({ when: day(expiresOnUtc) });
}

function openingsOf({ readerCount, lastOpenedOnUtc }: ProjectShare): string {
  if (lastOpenedOnUtc === null) return SHARE_MESSAGES.unopened;
  return SHARE_MESSAGES.opened({ count: readerCount, when: day(lastOpenedOnUtc) });
}

function day(instant: string): string {
  return formatInstant(instant, { dateStyle: 'medium' });
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '220px', minWidth: 0 },
  recipients: { overflowWrap: 'anywhere' },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  actions: { display: 'flex', gap: tokens.spacingHorizontalXS },
});
