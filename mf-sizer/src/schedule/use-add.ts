import { randomId } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { defaultsOfProject } from '../configure/configure/starting-choice.ts';
import { chooseProject } from '../configure/save-to-project/attach.ts';
import { saveFailureToast } from '../configure/save-to-project/failure-toast.ts';
import { showAdded } from '../configure/save-to-project/show-added.ts';
import { keepSheet, type Sheet } from './sheet.ts';
import { chosenLine, type SizedRow } from './sized-row.ts';
import type { SheetState } from './use-sheet.ts';

/** Adding the checked rows to a project. A guest signs in first and comes back to the sheet. */
export function useAdd({ sheet, change }: SheetState, checked: readonly SizedRow[]) {
  const platform = usePlatform();
  const { session } = platform;
  const user = useReadable(session.user);
  const [isAdding, setAdding] = useState(false);
  const guard = useRef(false);
  const add = async () => {
    if (guard.current || sheet === null) return;
    guard.current = true;
    setAdding(true);
    try {
      if (user === null) await session.signIn();
      else await addTo(platform, sheet, checked, change);
    } catch (error) {
      platform.log.error('The schedule could not be added', error);
      void platform.toasts.show(saveFailureToast(error));
    } finally {
      guard.current = false;
      setAdding(false);
    }
  };
  return {
    add,
    isAdding,
    isGuest: user === null,
    /** A page that cannot sign users in has nowhere to save to. */
    isOffered: session.canSignIn || user !== null,
  };
}

async function addTo(
  platform: Platform,
  sheet: Sheet,
  checked: readonly SizedRow[],
  change: SheetState['change'],
): Promise<void> {
  const project = await chooseProject(platform, platform.currentProject.get());
  if (project === null) return;
  const { projectId, projectName } = project;
  const equipment = await defaultsOfProject(platform, projectId);
  const lines = checked.flatMap((row) => chosenLine(row, sheet.postalCode, equipment) ?? []);
  const body = JSON.stringify({ projectId, lines });
  const idempotencyKey = sheet.sent?.body === body ? sheet.sent.key : randomId();
  keepSheet(platform.storage, { ...sheet, sent: { body, key: idempotencyKey } });
  const { items } = await platform.api.projects.byDuty.add({ projectId, lines }, { context: { idempotencyKey } });
  const added = Object.fromEntries(items.map(({ lineId }) => [lineId, projectName]));
  change({ ...sheet, added: { ...sheet.added, ...added }, sent: null });
  await showAdded(platform, project, items);
}
