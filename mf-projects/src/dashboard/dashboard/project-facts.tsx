import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { Project } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { DASHBOARD_MESSAGES } from '../../messages/dashboard.generated.ts';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { useProjectHeaderStyles } from '../../project-header/project-header-styles.ts';
import { SitePlace } from '../../project-header/site-place.tsx';
import { CurrentRevision } from '../../projects/revisions/current-revision.tsx';
import { useHeaderStyles } from './header-styles.ts';
import { relativeTime } from './relative-time.ts';

interface ProjectFactsProps {
  readonly project: Project;
  /** What others change in it. */
  readonly notice: string;
  readonly onRevisions: () => void;
}

/** Where the project is, whose it is, what it is referred to by, when it was edited, and what others change in it. */
export function ProjectFacts({ project, notice, onRevisions }: ProjectFactsProps) {
  const header = useProjectHeaderStyles();
  const styles = useHeaderStyles();
  const { siteAddress, referenceId, updatedOnUtc, role, ownerName } = project;
  return (
    <div className={header.facts}>
      {project.isArchived && <span className={styles.archived}>{HEADER_MESSAGES.archived}</span>}
      {ownerName !== null && <span className={styles.archived}>{HEADER_MESSAGES.of({ owner: ownerName, role })}</span>}
      <SitePlace siteAddress={siteAddress} />
      <Reference referenceId={referenceId} />
      <CurrentRevision project={project} className={styles.reference} onOpen={onRevisions} />
      <time dateTime={updatedOnUtc} title={formatInstant(updatedOnUtc, { dateStyle: 'medium', timeStyle: 'short' })}>
        {DASHBOARD_MESSAGES.edited({ when: relativeTime(updatedOnUtc) })}
      </time>
      <span role="status" className={styles.notice}>
        {notice}
      </span>
    </div>
  );
}

/** Opens the dialog that the id is copied from (PRJ-011); its code comes with the first click. */
function Reference({ referenceId }: { readonly referenceId: string }) {
  const styles = useHeaderStyles();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        appearance="transparent"
        size="small"
        className={styles.reference}
        icon={<CopyRegular />}
        iconPosition="after"
        aria-label={HEADER_MESSAGES.showReference({ id: referenceId })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {DASHBOARD_MESSAGES.reference({ id: referenceId })}
      </Button>
      {isOpen && (
        <ResettableLazy
          load={() => import('./reference-dialog.tsx')}
          props={{ referenceId, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={HEADER_MESSAGES.failed} onRetry={retry} />}
        />
      )}
    </>
  );
}
