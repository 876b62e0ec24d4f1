import { AddSquareRegular } from '@fluentui/react-icons/headless/svg/add-square';
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { HeadsetRegular } from '@fluentui/react-icons/headless/svg/headset';
import { MapRegular } from '@fluentui/react-icons/headless/svg/map';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { PersonFeedbackRegular } from '@fluentui/react-icons/headless/svg/person-feedback';
import { QuestionCircleRegular } from '@fluentui/react-icons/headless/svg/question-circle';

/** Icons that registry entries may name (visual.md, section 11). */
const ICONS: Readonly<Record<string, typeof MapRegular>> = {
  AddSquare: AddSquareRegular,
  ClipboardTaskListLtr: ClipboardTaskListLtrRegular,
  FolderAdd: FolderAddRegular,
  Headset: HeadsetRegular,
  Map: MapRegular,
  Person: PersonRegular,
  PersonFeedback: PersonFeedbackRegular,
};

export function NavigationIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? QuestionCircleRegular;
  return <Icon fontSize={20} aria-hidden />;
}
