import { useDrawnIn } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import { ADVANCED_FIELDS } from '../../duty/criteria/advanced-count.ts';
import { useIsDocked } from './search-frame.tsx';

export interface CriteriaPanel {
  readonly isDocked: boolean;
  readonly isDrawerOpen: boolean;
  readonly isAdvancedOpen: boolean;
  /** Field that waits to be focused until it is there. */
  readonly requested: string | null;
  readonly openDrawer: () => void;
  readonly closeDrawer: () => void;
  readonly toggleAdvanced: () => void;
  /** Brings a field into sight, whatever it is hidden in, and the focus to it. */
  readonly openField: (field: string) => void;
  readonly focused: () => void;
}

/** Where the criteria are open: docked or in a drawer, with or without the advanced ones. */
export function useCriteriaPanel(startsOpen: boolean, firstField: string): CriteriaPanel {
  const isDocked = useIsDocked();
  // A page of another site is not covered before its visitor opens the panel.
  const isOurPage = useDrawnIn() === document;
  const [isDrawerOpen, setDrawerOpen] = useState(startsOpen && isOurPage);
  const [isAdvancedOpen, setAdvancedOpen] = useState(false);
  const [requested, setRequested] = useState<string | null>(() =>
    // A keyboard that slides in over a phone is no welcome.
    startsOpen && isOurPage && isDocked ? firstField : null,
  );
  const openField = useCallback((field: string) => {
    if (isAdvancedField(field)) setAdvancedOpen(true);
    setDrawerOpen(true);
    setRequested(field);
  }, []);
  return {
    isDocked,
    isDrawerOpen,
    isAdvancedOpen,
    requested,
    openDrawer: useCallback(() => setDrawerOpen(true), []),
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
    toggleAdvanced: useCallback(() => {
      setDrawerOpen(true);
      setAdvancedOpen((isOpen) => !isOpen);
    }, []),
    openField,
    focused: useCallback(() => setRequested(null), []),
  };
}

function isAdvancedField(field: string): boolean {
  const [root = ''] = field.split('.');
  return ADVANCED_FIELDS.some((advanced) => advanced === root);
}
