import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import type { Project } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, Button, LoadFailure, ResettableLazy, useMediaQuery } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

interface MembersProps {
  readonly project: Project;
  /** Of the button on phones. */
  readonly className: string;
}

/** Opens the dialog about who works on the project; its code comes with the first opening. */
export function Members({ project, className }: MembersProps) {
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isPhone ? (
        <Button
          className={className}
          icon={<PeopleRegular />}
          aria-label={HEADER_MESSAGES.members}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button icon={<PeopleRegular />} aria-haspopup="dialog" onClick={open}>
          {HEADER_MESSAGES.members}
        </Button>
      )}
      {isOpen && (
        <ResettableLazy
          load={() => import('./members-dialog.tsx')}
          props={{ project, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={HEADER_MESSAGES.dialogFailed} onRetry={retry} />}
        />
      )}
    </>
  );
}
