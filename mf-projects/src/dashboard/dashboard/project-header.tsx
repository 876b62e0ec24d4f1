import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { HeadsetRegular } from '@fluentui/react-icons/headless/svg/headset';
import type { Project } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, Button, mergeClasses, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DASHBOARD_MESSAGES } from '../../messages/dashboard.generated.ts';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { useProjectHeaderStyles } from '../../project-header/project-header-styles.ts';
import { LazyRevisions } from '../../projects/revisions/lazy-revisions.tsx';
import { Members } from '../../sharing/members/members.tsx';
import { ShareProject } from '../../sharing/share-project/share-project.tsx';
import { useHeaderStyles } from './header-styles.ts';
import { MoreActions } from './more-actions.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { RenameForm } from './rename-form.tsx';

interface ProjectHeaderProps {
  readonly project: Project;
  readonly onAddEquipment: () => void;
  /** What another user just changed, in a sentence. */
  readonly notice: string;
}

export function ProjectHeader({ project, onAddEquipment, notice }: ProjectHeaderProps) {
  const header = useProjectHeaderStyles();
  const styles = useHeaderStyles();
  const platform = usePlatform();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  /** Shows the form or the name, with the focus in its first control: the one that had it is gone. */
  const rename = (isNext: boolean) => {
    flushSync(() => setIsRenaming(isNext));
    row.current?.querySelector<HTMLElement>('input,button')?.focus();
  };
  const [showsRevisions, setShowsRevisions] = useState(false);
  const openRevisions = () => setShowsRevisions(true);
  const name = decodeProjectName(project.displayName);
  const mayChange = useMayChange(project);
  const getHelp = () => void platform.panels.open('project-help', {});
  return (
    <header className={header.header}>
      <div ref={row} className={header.row}>
        {isRenaming ? (
          <RenameForm project={project} onDone={() => rename(false)} />
        ) : (
          <div className={styles.name}>
            <h1 className={mergeClasses(header.title, styles.title)} title={name}>
              {name}
            </h1>
            {mayChange && (
              <Button
                appearance="subtle"
                icon={<EditRegular />}
                aria-label={DASHBOARD_MESSAGES.rename}
                onClick={() => rename(true)}
              />
            )}
          </div>
        )}
        <div className={styles.actions}>
          {!isPhone && (
            <Button appearance="subtle" icon={<HeadsetRegular />} onClick={getHelp}>
              {HEADER_MESSAGES.getHelp}
            </Button>
          )}
          <Members project={project} className={styles.more} />
          <ShareProject project={project} className={styles.more} />
          {mayChange && (
            <Button appearance="primary" className={styles.add} icon={<AddRegular />} onClick={onAddEquipment}>
              {DASHBOARD_MESSAGES.addEquipment}
            </Button>
          )}
          <MoreActions project={project} onGetHelp={isPhone ? getHelp : null} onRevisions={openRevisions} />
        </div>
      </div>
      <ProjectFacts project={project} notice={notice} onRevisions={openRevisions} />
      <LazyRevisions project={project} isOpen={showsRevisions} onClose={() => setShowsRevisions(false)} />
    </header>
  );
}
