import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { useHeaderStyles } from './header-styles.ts';

interface MoreActionsProps {
  readonly project: Project;
  /** Null if its button is in the header. */
  readonly onGetHelp: (() => void) | null;
  readonly onRevisions: () => void;
}

/** What is done with the whole project now and then; the menu comes with the first click. */
export function MoreActions({ project, onGetHelp, onRevisions }: MoreActionsProps) {
  const styles = useHeaderStyles();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => {
    setIsOpen(false);
    button?.focus();
  };
  return (
    <>
      <Button
        ref={setButton}
        className={styles.more}
        icon={<MoreHorizontalRegular />}
        aria-label={HEADER_MESSAGES.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <ResettableLazy
          load={() => import('./header-menu.tsx')}
          props={{ project, onGetHelp, onRevisions, anchor: button, onClose }}
          fallback={null}
          failed={(retry) => <LoadFailure title={HEADER_MESSAGES.failed} onRetry={retry} />}
        />
      )}
    </>
  );
}
