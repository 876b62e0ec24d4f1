import type { CurbSet, FanItem } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { DIALOGS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { Platform, SaveRequest } from '@specbuilder/shared-contracts/platform';
import { focusedElement, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { takeItemChanges } from '../../item/item-changes/item-changes.ts';
import { fieldsOf, forgetDraft, type ItemDraft, isDraftToSave } from '../../item/item-draft/item-draft.ts';
import { refreshProjects } from '../../item/project-cache/refresh-projects.ts';
import { reselections } from '../../item/reselect/reselection.ts';
import { attachItem, chooseProject } from './attach.ts';
import { changedFields } from './changed-fields.ts';
import { curbFacts, curbQuestion, requiresCurb } from './curb-question.ts';
import { forgetSentTag, withFreeTag } from './free-tag.ts';
import { forgetKey, saveRequest } from './save-request.ts';
import { siteOfItem } from './site-of-item.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useResumedSave } from './use-resumed-save.ts';

/** What saving needs to know of the item and of the page that shows it. */
export interface SavableItem {
  readonly item: FanItem;
  readonly curbs: CurbSet;
  readonly isValid: boolean;
  readonly isReadOnly: boolean;
  /** A vertical heater without its stand, and no other error. */
  readonly lacksOnlyStand: boolean;
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
  const { isSaving, run } = useOneAtATime(platform);
  const { item, curbs, isValid, lacksOnlyStand } = page;
  const isEditing = item.projectId !== null;
  const question = curbQuestion(platform.storage, item.fanItemId);
  const isCurbDue = requiresCurb({ isEditing, wasShown: question.wasShown(), ...curbFacts(curbs) });
  const requestNow = () =>
    saveRequest(item.fanItemId, draft, {
      projectId: platform.currentProject.get(),
      reselect: reselections(platform.storage).ofItem(item.fanItemId),
    });

  /** Sign-in, validity, curb, project: in this order, each required once. */
  const add = async () => {
    const opener = focusedElement();
    if (user === null && store === null) {
      await session.signIn({
        continuation: isCurbDue
          ? { action: 'AddCurb', data: { fanItemId: item.fanItemId } }
          : { action: 'UpdateProject', data: requestNow() },
      });
      return;
    }
    if (lacksOnlyStand) return requestCurb();
    if (isCurbDue) {
      question.remember();
      if (await platform.dialogs.confirm(DIALOGS.curb)) return showGroup(OptionGroup.FanCurb);
    }
    if (store === null) return saveTo(platform, item, requestNow());
    await store.addToCart(item.fanItemId);
    // The curb question may have moved the focus before the shop did.
    if (opener instanceof HTMLElement) opener.focus();
  };
  const requestCurb = async () => {
    await platform.dialogs.alert(DIALOGS.stand);
    showGroup(OptionGroup.FanCurb);
  };
  useResumedSave({
    isValid,
    fanItemId: item.fanItemId,
    send: (request) => run(() => saveTo(platform, item, request)),
    goOn: () => run(add),
  });
  return {
    /** The shop takes the item in place of a project, and no sign-in is required. */
    isForCart: store !== null,
    isEditing,
    isSaving,
    /** A page without sign-in has nowhere to save to. */
    isOffered: (store !== null || session.canSignIn || user !== null) && !page.isReadOnly,
    isEnabled: (isValid || lacksOnlyStand) && !isSaving,
    save: () => void run(!isEditing ? add : lacksOnlyStand ? requestCurb : () => finish(platform, page, draft)),
  };
}
export type SaveState = ReturnType<typeof useSave>;

async function saveTo(platform: Platform, item: FanItem, request: SaveRequest): Promise<void> {
  const open = request.projectId ?? platform.currentProject.get();
  const project = await chooseProject(platform, open, () => siteOfItem(platform, item));
  if (project === null) return;
  const { projectId } = project;
  try {
    await attachItem(platform, await withFreeTag(platform, request, item, projectId), project);
  } catch (error) {
    // A rejected request saved nothing, so that the next one may take another tag; a lost response may have.
    if (isRejected(error)) forgetSentTag(request, projectId);
    throw error;
  }
  forgetSentTag(request, projectId);
  forgetKey(request);
}

function isRejected(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}

/** Done with an item of a project: sends tag, quantity and notes only if they changed, then goes to the project. */
async function finish(platform: Platform, { item }: SavableItem, draft: ItemDraft): Promise<void> {
  const { projectId, fanItemId: projectItemId, rowVersion } = item;
  if (projectId === null) return;
  const isDraftChanged = isDraftToSave(draft, item);
  if (isDraftChanged) {
    const input = { projectId, projectItemId, ...fieldsOf(draft), rowVersion };
    await platform.api.projects.items.setTagQuantityAndNotes(input);
    platform.bus.publish('item-updated', { projectId, projectItemId, changed: changedFields(draft, item) });
  }
  forgetDraft(platform.storage, projectItemId);
  const wasChanged = takeItemChanges(platform.storage, projectItemId) || isDraftChanged;
  platform.bus.publish('item-editing-finished', { projectId, projectItemId, wasChanged });
  await refreshProjects(platform, projectItemId);
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}
