import { ArchiveRegular } from '@fluentui/react-icons/headless/svg/archive';
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { relativeTime } from '../dashboard/dashboard/relative-time.ts';
import { PICKER_MESSAGES } from '../messages/picker.generated.ts';
import { RowMenu } from './row-menu.tsx';
import { useRowStyles } from './row-styles.ts';

interface ProjectRowProps {
  readonly project: ProjectStub;
  readonly isCurrent: boolean;
  /** Whether Tab reaches it. */
  readonly isTabStop: boolean;
  readonly onChoose: () => void;
}

export function ProjectRow({ project, isCurrent, isTabStop, onChoose }: ProjectRowProps) {
  const styles = useRowStyles();
  const { itemCount, city, state, isArchived, updatedOnUtc, referenceId, role, ownerName } = project;
  const place = [city, state].filter(Boolean).join(', ');
  const whose = ownerName === null ? '' : PICKER_MESSAGES.of({ owner: ownerName, role });
  const facts = [whose, PICKER_MESSAGES.itemCount({ count: itemCount }), place].filter(Boolean);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div className={mergeClasses(styles.row, isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.choose}
        tabIndex={tabIndex}
        aria-current={isCurrent}
        title={PICKER_MESSAGES.reference({ id: referenceId })}
        onClick={onChoose}
      >
        <span className={styles.picture}>
          {isArchived ? <ArchiveRegular fontSize={18} aria-hidden /> : <FolderRegular fontSize={18} aria-hidden />}
        </span>
        <span className={styles.words}>
          <span className={styles.names}>
            <span className={styles.name}>{decodeProjectName(project.displayName)}</span>
            {isCurrent && (
              <span className={styles.open}>
                <CheckmarkRegular fontSize={14} aria-hidden /> {PICKER_MESSAGES.open}
              </span>
            )}
          </span>
          <span className={styles.facts}>{facts.join(' · ')}</span>
        </span>
        <time className={styles.time} dateTime={updatedOnUtc}>
          {updatedOnUtc === '' ? null : relativeTime(updatedOnUtc)}
        </time>
      </button>
      <RowMenu project={project} tabIndex={tabIndex} onOpen={onChoose} />
    </div>
  );
}
