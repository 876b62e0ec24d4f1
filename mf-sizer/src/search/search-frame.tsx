import { BREAKPOINTS, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@specbuilder/shared-ui/overlay';
import type { ReactNode } from 'react';
import { CRITERIA_TEXTS } from '../words/criteria.generated.ts';
import { CloseButton } from './close-button.tsx';

interface SearchFrameProps {
  /** The criteria form, at its full height. */
  readonly criteria: ReactNode;
  readonly isDrawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  readonly children: ReactNode;
}

/** Criteria beside the results from 1024 px up, in a drawer over them below, over the whole window on phones. */
export function SearchFrame({ criteria, isDrawerOpen, onCloseDrawer, children }: SearchFrameProps) {
  const styles = useStyles();
  const isDocked = useIsDocked();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  return (
    <div className={styles.frame} data-testid="search-page">
      {isDocked ? (
        <aside aria-label={CRITERIA_TEXTS.criteria} className={styles.panel}>
          {criteria}
        </aside>
      ) : (
        <OverlayDrawer
          open={isDrawerOpen}
          position="start"
          size={isPhone ? 'full' : 'small'}
          onOpenChange={(_, { open }) => !open && onCloseDrawer()}
        >
          <DrawerHeader className={styles.drawerHead}>
            <DrawerHeaderTitle action={<CloseButton onClick={onCloseDrawer} />}>
              {CRITERIA_TEXTS.criteria}
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody className={styles.drawer}>{criteria}</DrawerBody>
        </OverlayDrawer>
      )}
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** Whether the criteria have a place of their own. */
export function useIsDocked(): boolean {
  return !useMediaQuery(BREAKPOINTS.belowLaptop);
}

/** Height of the host's toolbar; a host without one says 0. */
const FRAME_TOP = 'var(--frame-top, 52px)';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    alignItems: 'stretch',
    flexGrow: 1,
    minHeight: `calc(100vh - ${FRAME_TOP})`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  panel: {
    position: 'sticky',
    top: FRAME_TOP,
    flexShrink: 0,
    alignSelf: 'flex-start',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: '296px',
    height: `calc(100vh - ${FRAME_TOP})`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // In line with the fields below.
  drawerHead: { paddingInline: tokens.spacingHorizontalL },
  drawer: { display: 'flex', flexDirection: 'column', padding: 0 },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
});
