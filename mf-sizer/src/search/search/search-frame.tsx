import {
  BREAKPOINTS,
  LoadFailure,
  makeStyles,
  ResettableLazy,
  tokens,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { SIZER_MESSAGES } from '../../messages/sizer.generated.ts';
import { useLatched } from './use-latched.ts';

interface SearchFrameProps {
  /** The criteria form, at its full height. */
  readonly criteria: ReactNode;
  readonly isDrawerOpen: boolean;
  readonly onCloseDrawer: () => void;
  readonly children: ReactNode;
}

/** Where the criteria have their own area, the floating drawer is not needed. */
const loadCriteriaDrawer = () => import(/* webpackChunkName: "details" */ './criteria-drawer.tsx');

/** Criteria beside the results from 1024 px up, in a drawer over them below, over the whole window on phones. */
export function SearchFrame({ criteria, isDrawerOpen, onCloseDrawer, children }: SearchFrameProps) {
  const styles = useStyles();
  const isDocked = useIsDocked();
  const hasBeenOpened = useLatched(isDrawerOpen || null) !== null;
  return (
    <div className={styles.frame} data-testid="search-page">
      {isDocked && (
        <aside aria-label={CRITERIA_MESSAGES.criteria} className={styles.panel}>
          {criteria}
        </aside>
      )}
      {!isDocked && hasBeenOpened && (
        <ResettableLazy
          load={loadCriteriaDrawer}
          props={{ isOpen: isDrawerOpen, onClose: onCloseDrawer, children: criteria }}
          fallback={null}
          failed={(retry) => <LoadFailure title={SIZER_MESSAGES.pageDidNotLoad} onRetry={retry} />}
        />
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
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
});
