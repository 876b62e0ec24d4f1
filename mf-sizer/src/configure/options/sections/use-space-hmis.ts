import type { SentSpaceHmi } from '@specbuilder/shared-contracts/api';
import { OptionGroup, SPACE_HMI_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { useCallback, useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { useItemState } from '../item-state.ts';
import { sentHmi } from '../section-changes.ts';
import { useDelayedEntry } from './use-delayed-entry.ts';

const group = OptionGroup.TemperatureControl;

/** The panels as they are entered: they go out together after a second of rest (OPT-064). */
export function useSpaceHmis({ sections, change }: GroupsPage) {
  const { isProcessing } = useItemState();
  const { spaceHmis } = sections.temperatureControl;
  const stored = useMemo((): readonly SentSpaceHmi[] => spaceHmis.map(sentHmi), [spaceHmis]);
  const send = useCallback(
    (values: readonly SentSpaceHmi[]) => change({ kind: 'spaceHmis', group, label: SECTIONS_MESSAGES.hmis, values }),
    [change],
  );
  return useDelayedEntry({ stored, delayMs: SPACE_HMI_DEBOUNCE_MS, isProcessing, send });
}
