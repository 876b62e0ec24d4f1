import { ShareRegular } from '@fluentui/react-icons/headless/svg/share';
import type { Project } from '@specbuilder/shared-contracts/api';
import { Button, LoadFailure, ResettableLazy, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { SHARE_TEXTS } from '../words/share.generated.ts';

/** Opens the dialog that shares a project of the user's own; its code comes with the first opening. */
export function ShareProject({ project }: { readonly project: Project }) {
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
      <Button icon={<ShareRegular />} onClick={open}>
        {SHARE_TEXTS.button}
      </Button>
      {wasOpened && (
        <ResettableLazy
          load={() => import('./share-dialog.tsx')}
          props={{ project, isOpen, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={SHARE_TEXTS.failedToOpen} onRetry={retry} />}
        />
      )}
    </>
  );
}
