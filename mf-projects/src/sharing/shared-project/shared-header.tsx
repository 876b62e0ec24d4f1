import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { SharedProject } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { SHARED_PROJECT_MESSAGES } from '../../messages/shared-project.generated.ts';
import { useProjectHeaderStyles } from '../../project-header/project-header-styles.ts';
import { SitePlace } from '../../project-header/site-place.tsx';
import { useCloneShared } from './use-clone-shared.ts';

/** Name, site and sender of a shared project, and the one thing to do with it. */
export function SharedHeader({ project }: { readonly project: SharedProject }) {
  const header = useProjectHeaderStyles();
  const styles = useStyles();
  const clone = useCloneShared(project.shareId);
  const { siteAddress, sharedBy, expiresOnUtc } = project;
  return (
    <header className={header.header}>
      <div className={header.row}>
        <h1 className={mergeClasses(header.title, styles.title)}>{decodeProjectName(project.displayName)}</h1>
        <Button
          appearance="primary"
          icon={<CopyRegular />}
          disabledFocusable={clone.isPending}
          onClick={() => clone.mutate()}
        >
          {SHARED_PROJECT_MESSAGES.clone}
        </Button>
      </div>
      <p className={header.facts}>
        {sharedBy !== '' && (
          <span className={styles.strong}>{SHARED_PROJECT_MESSAGES.eyebrow({ name: sharedBy })}</span>
        )}
        <SitePlace siteAddress={siteAddress} />
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
  title: { minWidth: 0, overflowWrap: 'anywhere' },
  strong: { color: tokens.colorNeutralForeground1 },
});
