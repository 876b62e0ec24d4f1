import { ShareRegular } from '@fluentui/react-icons/headless/svg/share';
import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, LoadFailure, ResettableLazy, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

interface ShareProjectProps {
  readonly project: Project;
  /** Of the button. */
  readonly className: string;
}

/** Opens the dialog that shares a project of the user's own; its code comes with the first opening. */
export function ShareProject({ project, className }: ShareProjectProps) {
  const user = useReadable(usePlatform().session.user);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (user?.userId !== project.userId) return null;
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button className={className} icon={<ShareRegular />} onClick={open}>
        {HEADER_MESSAGES.share}
      </Button>
      {wasOpened && (
        <ResettableLazy
          load={() => import('./share-dialog.tsx')}
          props={{ project, isOpen, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={HEADER_MESSAGES.dialogFailed} onRetry={retry} />}
        />
      )}
    </>
  );
}
