import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import {
  MESSAGES,
  randomId,
  type StartingEquipment,
  startingOptionCodes,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { firstChoice, type MotorChoice } from '../../configure/configure/motor-choice.ts';
import { equipmentOfSearch } from '../../configure/configure/search-equipment.ts';
import { defaultsOfProject, startingChoice } from '../../configure/configure/starting-choice.ts';
import { chooseProject } from '../../configure/save-to-project/attach.ts';
import { saveFailureToast } from '../../configure/save-to-project/failure-toast.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { type ComparedFan, type ComparedResult, fansOf } from './compared-result.ts';

/**
 * Adds the compared fans to a project: the first as an item, the others as its alternates, all of them or none. A guest
 * signs in first and finds the choice again, which is kept for the session.
 */
export function useAlternates(result: ComparedResult) {
  const platform = usePlatform();
  const { session } = platform;
  const user = useReadable(session.user);
  const [isAdding, setAdding] = useState(false);
  const guard = useRef(false);
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const add = async () => {
    if (guard.current) return;
    guard.current = true;
    setAdding(true);
    try {
      if (user === null) await session.signIn();
      else {
        const keyOf = (body: string) => {
          if (sent.current?.body !== body) sent.current = { body, key: randomId() };
          return sent.current.key;
        };
        await addTo(platform, result, keyOf);
      }
    } catch (error) {
      platform.log.error('Compared fans could not be added', error);
      void platform.toasts.show(saveFailureToast(error));
    } finally {
      guard.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding, isGuest: user === null, isOffered: session.canSignIn || user !== null };
}

/**
 * Fans as lines of one call: the later ones name the first, whose alternates they become. What this search alone wants of
 * motors and switches goes before what the project wants, whichever project was chosen.
 */
async function linesOf(platform: Platform, result: ComparedResult, projectId: string): Promise<ChosenLine[]> {
  const own = equipmentOfSearch(platform, result.set.specification.fanCategoryType);
  const equipment = own ?? (await defaultsOfProject(platform, projectId));
  // The server knows those of the project.
  const options = own === null ? {} : { startingOptions: startingOptionCodes(own) };
  const specification: Record<string, unknown> = { ...result.set.specification };
  const fans = fansOf(result);
  const first = String(fans[0]?.fanUnitId);
  const choices = await Promise.all(fans.map((fan) => choiceOfFan(platform, result, fan, equipment)));
  return fans.flatMap(({ fanUnitId, quantity }, index) => {
    const choice = choices[index] ?? null;
    if (choice === null) return [];
    const lineId = String(fanUnitId);
    const alternate = lineId === first ? {} : { alternateToLineId: first };
    const item = { ...choice, tag: null, qty: itemQuantity(quantity), notes: null };
    return [{ lineId, specification, ...item, ...options, ...alternate }];
  });
}

/** Motor and voltage of a compared fan; ceiling fans are listed with theirs. */
export async function choiceOfFan(
  platform: Platform,
  { kind, set }: ComparedResult,
  fan: ComparedFan,
  equipment: StartingEquipment,
): Promise<MotorChoice | null> {
  return kind === 'fan'
    ? startingChoice(platform, set.resultId, fan, equipment)
    : firstChoice(fan.motorListPrices, equipment);
}

async function addTo(platform: Platform, result: ComparedResult, keyOf: (body: string) => string): Promise<void> {
  const project = await chooseProject(platform, platform.currentProject.get());
  if (project === null) return;
  const { projectId, projectName } = project;
  const lines = await linesOf(platform, result, projectId);
  const idempotencyKey = keyOf(JSON.stringify({ projectId, lines }));
  const { items } = await platform.api.projects.byDuty.add({ projectId, lines }, { context: { idempotencyKey } });
  const title = MESSAGES.fanAddedToProject({ name: projectName });
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.addFan });
  for (const { projectItemId } of items) {
    platform.bus.publish('item-attached', { projectId, projectItemId, replacedItemId: null });
  }
  const { queries, apiQueries } = platform;
  const keys = [apiQueries.projects.key(), apiQueries.projectStubs.key()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}
