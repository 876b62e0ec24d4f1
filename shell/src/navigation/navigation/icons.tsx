import { AddSquareRegular } from '@fluentui/react-icons/headless/svg/add-square';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { MapRegular } from '@fluentui/react-icons/headless/svg/map';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { DrawnIcon, NavigationEntry } from '@specbuilder/shared-contracts/registry';
import { ResettableLazy } from '@specbuilder/shared-ui/core';

/** Icons that registry entries may name (visual.md, section 11). */
const ICONS: Readonly<Record<string, typeof MapRegular>> = {
  AddSquare: AddSquareRegular,
  ClipboardTaskListLtr: ClipboardTaskListLtrRegular,
  FolderAdd: FolderAddRegular,
  Map: MapRegular,
  Person: PersonRegular,
};

interface NavigationIconProps {
  readonly icon: NavigationEntry['icon'];
  /** A first screen is chosen without the shell's own icons, so their file waits until it is there. */
  readonly firstScreenIdle: Promise<void>;
}

export function NavigationIcon({ icon, firstScreenIdle }: NavigationIconProps) {
  if (typeof icon !== 'string') return <OfRemote icon={icon} />;
  const Icon = ICONS[icon];
  if (Icon) return <Icon fontSize={20} aria-hidden />;
  // The space is reserved, so that nothing moves when the icon loads.
  const place = <span style={{ width: 20, height: 20 }} />;
  const load = async () => {
    await firstScreenIdle;
    return import(/* webpackChunkName: "background" */ './lazy-icons.tsx');
  };
  return <ResettableLazy load={load} props={{ name: icon }} fallback={place} failed={() => place} />;
}

/** Looks as the shell's icons do, without the shell knowing it. */
function OfRemote({ icon }: { readonly icon: DrawnIcon }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {icon.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
