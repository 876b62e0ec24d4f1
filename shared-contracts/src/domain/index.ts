export * from './airflow-tolerance.ts';
export * from './alternates.ts';
export * from './audit-actions.ts';
export { LONGEST_BEARING_LIFE } from './bearing-life.ts';
export * from './block-load.ts';
export * from './browsers.ts';
export * from './category-criteria.ts';
export * from './category-ids.ts';
export * from './category-label.ts';
export { isConditionedCategory } from './conditioned-category.ts';
export * from './constants.ts';
export { type CsvCell, csvFileText, csvText } from './csv.ts';
export { AIR_BALANCE } from './deliverables/air-balance.ts';
export {
  DELIVERABLES,
  type DeliverableKey,
  type GeneratedDeliverable,
  type PreviewedDeliverable,
  type PreviewedKey,
} from './deliverables/all.ts';
export type { Deliverable, DeliverableIcon, FormatNamesOf } from './deliverables/deliverable.ts';
export { ELECTRICAL_HANDOVER } from './deliverables/electrical-handover.ts';
export type { FileFormat } from './deliverables/format.ts';
export * as fileFormats from './deliverables/format.ts';
export { OPENING_HANDOVER } from './deliverables/opening-handover.ts';
export { QUOTATION } from './deliverables/quotation.ts';
export { REVIT } from './deliverables/revit.ts';
export { SCHEDULE } from './deliverables/schedule.ts';
export { SOUND_REPORT } from './deliverables/sound-report.ts';
export { SPECIFICATION } from './deliverables/specification.ts';
export { SUBMITTAL } from './deliverables/submittal.ts';
export * from './duty-comparison.ts';
export * from './duty-curve.ts';
export * from './duty-fields.ts';
export * from './duty-points.ts';
export * from './enumerations.ts';
export * from './environments.ts';
export * from './equipment-tags.ts';
export { EXCLUSION_REASONS } from './exclusion-reasons.ts';
export * from './fan-energy.ts';
export * from './fan-item-hub.ts';
export * from './field-ranges.ts';
export * from './first-motor.ts';
export * from './fitted-parts.ts';
export * from './formats.ts';
export * from './generated-tags.ts';
export * from './heater-air.ts';
export { httpStatusText } from './http-status.ts';
export * from './hvls-quantity.ts';
export * from './inches.ts';
export type {
  ConfigurationFinding,
  FindingCode,
  FindingData,
  FindingSeverity,
  ItemCure,
  ItemFinding,
} from './item-finding.ts';
export * from './labels.ts';
export * from './message.ts';
export * from './messages.ts';
export * from './motor-codes.ts';
export * from './name-key.ts';
export * from './noise-curves.ts';
export * from './numbers.ts';
export { offeredDuty } from './offered-duty.ts';
export { openPointsOf } from './open-points.ts';
export * from './operating-cost.ts';
export * from './option-delta.ts';
export * from './option-groups.ts';
export * from './patterns.ts';
export * from './random-id.ts';
export { READING_LIMITS } from './reading-limits.ts';
export * from './reference.ts';
export { assignedRegionOf, regionOfUser } from './region-of-user.ts';
export * from './roles.ts';
export * from './rounded-to.ts';
export * from './route-error.ts';
export * from './server-errors.ts';
export * from './stall-airflow.ts';
export * from './starting-equipment.ts';
export * from './starting-options.ts';
export * from './statement.ts';
export * from './sub-category-field.ts';
export * from './time-zones.ts';
export * from './unit-parts.ts';
export * from './versions.ts';
