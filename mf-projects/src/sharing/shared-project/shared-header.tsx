import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import type { SharedProject } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SHARED_PROJECT_MESSAGES } from '../../messages/shared-project.generated.ts';
import { useCloneShared } from './use-clone-shared.ts';

/** Name, site and sender of a shared project, and the one thing to do with it. */
export function SharedHeader({ project }: { readonly project: SharedProject }) {
  const styles = useStyles();
  const clone = useCloneShared(project.shareId);
  const { siteAddress, sharedBy, expiresOnUtc } = project;
  const region = [siteAddress?.state, siteAddress?.postalCode].filter(Boolean).join(' ');
  const place = [siteAddress?.city, region].filter(Boolean).join(', ');
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title}>{decodeProjectName(project.displayName)}</h1>
        <Button
          appearance="primary"
          icon={<CopyRegular />}
          disabledFocusable={clone.isPending}
          onClick={() => clone.mutate()}
        >
          {SHARED_PROJECT_MESSAGES.clone}
        </Button>
      </div>
      <p className={styles.facts}>
        {sharedBy !== '' && (
          <span className={styles.strong}>{SHARED_PROJECT_MESSAGES.eyebrow({ name: sharedBy })}</span>
        )}
        {place !== '' && (
          <span className={styles.place}>
            <LocationRegular aria-hidden /> {place}
          </span>
        )}
        {expiresOnUtc !== null && (
          <time dateTime={expiresOnUtc}>
            {SHARED_PROJECT_MESSAGES.until({ when: formatInstant(expiresOnUtc, { dateStyle: 'medium' }) })}
          </time>
        )}
        <span>{SHARED_PROJECT_MESSAGES.readOnly}</span>
      </p>
    </header>
  );
}

const useStyles = makeStyles({
  head: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': {
      paddingInlineStart: tokens.spacingHorizontalM,
      paddingInlineEnd: tokens.spacingHorizontalM,
    },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  strong: { color: tokens.colorNeutralForeground1 },
  place: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
  },
});
