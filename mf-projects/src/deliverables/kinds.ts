import { CubeRegular } from '@fluentui/react-icons/headless/svg/cube';
import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import { DELIVERABLE_FORMATS, type GeneratedDeliverable } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_LABELS, DeliverableFormat, DeliverableType } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLES_TEXTS } from '../words/deliverables.generated.ts';

/** In the order in which a job is handed over. */
export const DELIVERABLES: readonly GeneratedDeliverable[] = [
  DeliverableType.Submittal,
  DeliverableType.Schedule,
  DeliverableType.Specification,
  DeliverableType.RevitModel,
];

const ICONS = {
  [DeliverableType.Submittal]: DocumentPdfRegular,
  [DeliverableType.Schedule]: TableRegular,
  [DeliverableType.Specification]: DocumentTextRegular,
  [DeliverableType.RevitModel]: CubeRegular,
} as const;

export const iconOf = (type: GeneratedDeliverable) => ICONS[type];
export const nameOf = (type: GeneratedDeliverable): string => DELIVERABLE_LABELS[type];
export const leadOf = (type: GeneratedDeliverable): string => DELIVERABLES_TEXTS.leads({ type: String(type) });
export const formatsOf = (type: GeneratedDeliverable): readonly DeliverableFormat[] => DELIVERABLE_FORMATS[type];

const FORMAT_NAMES = Object.entries(DeliverableFormat);

/** As files call it: PDF, DWG. */
export function formatName(format: DeliverableFormat): string {
  return FORMAT_NAMES.find(([, number]) => number === format)?.[0] ?? '';
}

/** A Revit archive has nothing to look at in a page. */
export const hasPreview = (type: GeneratedDeliverable): boolean => type !== DeliverableType.RevitModel;

/** Drawings, archives and lists have no page to be turned. */
export const hasOrientation = (format: DeliverableFormat): boolean => format === DeliverableFormat.PDF;
