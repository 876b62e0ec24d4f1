import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import type { Project } from '@specbuilder/shared-contracts/api';
import { BREAKPOINTS, Button, LoadFailure, ResettableLazy, useMediaQuery } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { useHeadStyles } from '../dashboard/head-styles.ts';
import { MEMBERS_TEXTS } from '../words/members.generated.ts';

/** Opens the dialog about who works on the project; its code comes with the first opening. */
export function Members({ project }: { readonly project: Project }) {
  const styles = useHeadStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isPhone ? (
        <Button
          className={styles.more}
          icon={<PeopleRegular />}
          aria-label={MEMBERS_TEXTS.button}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <Button icon={<PeopleRegular />} aria-haspopup="dialog" onClick={open}>
          {MEMBERS_TEXTS.button}
        </Button>
      )}
      {isOpen && (
        <ResettableLazy
          load={() => import('./members-dialog.tsx')}
          props={{ project, onClose: () => setIsOpen(false) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={MEMBERS_TEXTS.failedToOpen} onRetry={retry} />}
        />
      )}
    </>
  );
}
