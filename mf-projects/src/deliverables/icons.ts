import { CubeRegular } from '@fluentui/react-icons/headless/svg/cube';
import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
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
  money: MoneyRegular,
  table: TableRegular,
} as const satisfies Readonly<Record<DeliverableIcon, unknown>>;

export const iconOf = ({ icon }: Deliverable) => ICONS[icon];

/** A Revit archive has nothing to look at in a page. */
export function hasPreview(deliverable: GeneratedDeliverable): deliverable is PreviewedDeliverable {
  return deliverable.summary.preview !== null;
}
