import type { CurbSet, FanItem } from '@specbuilder/shared-contracts/api';
import { DIALOGS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Platform, SaveRequest } from '@specbuilder/shared-contracts/platform';
import { focusedElement, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useCallback, useRef, useState } from 'react';
import { fieldsOf, forgetDraft, type ItemDraft, isDraftToSave } from '../item-draft/item-draft.ts';
import { reselections } from '../reselect/reselection.ts';
import { attachItem, chooseProject, refreshProjects } from './attach.ts';
import { asksForCurb, curbFacts, curbQuestion } from './curb-question.ts';
import { saveFailureToast } from './failure-toast.ts';
import { forgetKey, saveRequest } from './save-request.ts';
import { useResumedSave } from './use-resumed-save.ts';

/** What saving needs to know of the item and of the page that shows it. */
export interface SavableItem {
  readonly item: FanItem;
  readonly curbs: CurbSet;
  readonly isValid: boolean;
  readonly isReadOnly: boolean;
}

interface SaveOptions {
  readonly page: SavableItem;
  readonly draft: ItemDraft;
  /** Brings a group into sight. */
  readonly showGroup: (group: string) => void;
}

/** Saving the item: into a project the first time, tag, quantity and notes after. */
export function useSave({ page, draft, showGroup }: SaveOptions) {
  const platform = usePlatform();
  const { session, store } = platform;
  const user = useReadable(session.user);
  const [isSaving, setSaving] = useState(false);
  const guard = useRef(false);
  const { item, curbs, isValid } = page;
  const isEditing = item.projectId !== null;

  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (guard.current) return;
      guard.current = true;
      setSaving(true);
      try {
        await work();
      } catch (error) {
        platform.log.error('The item could not be saved', error);
        void platform.toasts.show(saveFailureToast(error));
      } finally {
        guard.current = false;
        setSaving(false);
      }
    },
    [platform],
  );
  const send = useCallback((request: SaveRequest) => run(() => saveTo(platform, request)), [run, platform]);
  useResumedSave({ send, showCurbs: () => showGroup(OptionGroup.FanCurb) });

  const add = async () => {
    const opener = focusedElement();
    const question = curbQuestion(platform.storage, item.fanItemId);
    if (asksForCurb({ isEditing, wasShown: question.wasShown(), ...curbFacts(curbs) })) {
      question.remember();
      if (await platform.dialogs.confirm(DIALOGS.curb)) return showGroup(OptionGroup.FanCurb);
    }
    if (store !== null) {
      await store.addToCart(item.fanItemId);
      // The curb question may have moved the focus before the shop did.
      if (opener instanceof HTMLElement) opener.focus();
      return;
    }
    const target = {
      projectId: platform.currentProject.get(),
      reselect: reselections(platform.storage).ofItem(item.fanItemId),
    };
    const request = saveRequest(item.fanItemId, draft, target);
    if (user === null) await session.signIn({ continuation: { action: 'UpdateProject', data: request } });
    else await saveTo(platform, request);
  };
  return {
    /** The shop takes the item in place of a project, and nobody is asked to sign in. */
    isForCart: store !== null,
    isEditing,
    isSaving,
    /** A page that cannot sign anybody in has nowhere to save to. */
    isOffered: (store !== null || session.canSignIn || user !== null) && !page.isReadOnly,
    isEnabled: isValid && !isSaving,
    save: () => void run(isEditing ? () => finish(platform, page, draft) : add),
  };
}
export type SaveState = ReturnType<typeof useSave>;

async function saveTo(platform: Platform, request: SaveRequest): Promise<void> {
  const project = await chooseProject(platform, request.projectId ?? platform.currentProject.get());
  if (project === null) return;
  await attachItem(platform, request, project);
  forgetKey(request);
}

/** Done with an item of a project: sends tag, quantity and notes only if they changed, then goes to the project. */
async function finish(platform: Platform, { item }: SavableItem, draft: ItemDraft): Promise<void> {
  const { projectId, fanItemId: projectItemId, rowVersion } = item;
  if (projectId === null) return;
  const wasChanged = isDraftToSave(draft, item);
  if (wasChanged) {
    const input = { projectId, projectItemId, ...fieldsOf(draft), rowVersion };
    await platform.api.projects.items.setTagQuantityAndNotes(input);
    platform.bus.publish('item-updated', { projectId, projectItemId, changed: ['tag', 'qty', 'notes'] });
  }
  forgetDraft(platform.storage, projectItemId);
  platform.bus.publish('item-editing-finished', { projectId, projectItemId, wasChanged });
  await refreshProjects(platform, projectItemId);
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}
