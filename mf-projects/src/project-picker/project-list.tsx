import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { decodeProjectName, PROJECT_ROW_HEIGHT_PX } from '@specbuilder/shared-contracts/domain';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { KeyboardEvent } from 'react';
import { PICKER_TEXTS } from '../words/picker.generated.ts';

interface ProjectListProps {
  readonly projects: readonly ProjectStub[];
  readonly currentId: string | null;
  readonly onChoose: (project: ProjectStub) => void;
}

/** Rows of 62 px; Up and Down move, Enter opens (visual.md, section 17). */
export function ProjectList({ projects, currentId, onChoose }: ProjectListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={PICKER_TEXTS.list} onKeyDown={moveFocus}>
      {projects.map((project) => {
        const isCurrent = project.projectId === currentId;
        return (
          <li key={project.projectId} style={{ height: PROJECT_ROW_HEIGHT_PX }}>
            <button
              type="button"
              className={mergeClasses(styles.row, isCurrent && styles.current)}
              aria-current={isCurrent}
              onClick={() => onChoose(project)}
            >
              <FolderRegular fontSize={20} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>{decodeProjectName(project.displayName)}</span>
                <span className={styles.count}>{PICKER_TEXTS.itemCount({ count: project.itemCount })}</span>
              </span>
              {isCurrent && <CheckmarkRegular aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const index = rows.indexOf(document.activeElement as HTMLButtonElement);
  rows[Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus();
}

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    height: '100%',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { backgroundColor: tokens.colorBrandBackground2 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
