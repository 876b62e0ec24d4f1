import { AddSquareRegular } from '@fluentui/react-icons/headless/svg/add-square';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { MapRegular } from '@fluentui/react-icons/headless/svg/map';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { ResettableLazy } from '@specbuilder/shared-ui/core';

/** Icons that registry entries may name (visual.md, section 11). */
const ICONS: Readonly<Record<string, typeof MapRegular>> = {
  AddSquare: AddSquareRegular,
  ClipboardTaskListLtr: ClipboardTaskListLtrRegular,
  FolderAdd: FolderAddRegular,
  Map: MapRegular,
  Person: PersonRegular,
};

/** A first screen is chosen without them, so their file waits until it has come. */
async function lateIcons() {
  await new Promise((resolve) => setTimeout(resolve, LATE_ICONS_MS));
  return import('./late-icons.tsx');
}

const LATE_ICONS_MS = 500;

export function NavigationIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name];
  if (Icon) return <Icon fontSize={20} aria-hidden />;
  // The place is kept, so that nothing moves when the icon comes.
  const place = <span style={{ width: 20, height: 20 }} />;
  return <ResettableLazy load={lateIcons} props={{ name }} fallback={place} failed={() => place} />;
}
