import { CubeRegular } from '@fluentui/react-icons/headless/svg/cube';
import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { GaugeRegular } from '@fluentui/react-icons/headless/svg/gauge';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { PlugConnectedRegular } from '@fluentui/react-icons/headless/svg/plug-connected';
import { ResizeRegular } from '@fluentui/react-icons/headless/svg/resize';
import { SpeakerBoxRegular } from '@fluentui/react-icons/headless/svg/speaker-box';
import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import type {
  Deliverable,
  DeliverableIcon,
  GeneratedDeliverable,
  PreviewedDeliverable,
} from '@specbuilder/shared-contracts/domain';

const ICONS = {
  cube: CubeRegular,
  'document-pdf': DocumentPdfRegular,
  'document-text': DocumentTextRegular,
  gauge: GaugeRegular,
  money: MoneyRegular,
  plug: PlugConnectedRegular,
  resize: ResizeRegular,
  speaker: SpeakerBoxRegular,
  table: TableRegular,
} as const satisfies Readonly<Record<DeliverableIcon, unknown>>;

export const iconOf = ({ icon }: Deliverable) => ICONS[icon];

/** A Revit archive has nothing to look at in a page. */
export function hasPreview(deliverable: GeneratedDeliverable): deliverable is PreviewedDeliverable {
  return deliverable.summary.preview !== null;
}
