import { DeliverableType, FanCategory, FileType, UserActionType } from './enumerations.ts';

/** Labels that the specification writes for numbers shown on screen. */
export const USER_ACTION_LABELS: Readonly<Record<UserActionType, string>> = {
  [UserActionType.SizedFan]: 'Sized Fan',
  [UserActionType.CreatedProject]: 'Created Project',
  [UserActionType.CreatedAccount]: 'Created Account',
  [UserActionType.AddedItemToProject]: 'Added Item To Project',
  [UserActionType.GeneratedDeliverable]: 'Generated Deliverable',
  [UserActionType.RegionChanged]: 'Region Changed',
  [UserActionType.JobCreated]: 'Job Created',
  [UserActionType.RequestedProjectAssistance]: 'Requested Project Assistance',
  [UserActionType.SharedProject]: 'Shared Project',
  [UserActionType.ClonedSharedProject]: 'Cloned Shared Project',
  [UserActionType.LoadCalculatorProjectCreated]: 'Load Calculator Project Created',
  [UserActionType.LoadCalculatorProjectResultsViewed]: 'Load Calculator Project Results Viewed',
};

export const DELIVERABLE_LABELS: Readonly<Record<Exclude<DeliverableType, 0>, string>> = {
  [DeliverableType.Submittal]: 'Submittal',
  [DeliverableType.Schedule]: 'Schedule',
  [DeliverableType.Specification]: 'Specification',
  [DeliverableType.RevitModel]: 'Revit',
};

export const FAN_CATEGORY_LABELS: Readonly<Record<FanCategory, string>> = {
  [FanCategory.Undefined]: '',
  [FanCategory.Exhaust]: 'Exhaust',
  [FanCategory.MakeUpAir]: 'Make-up air',
  [FanCategory.HeatedMakeUpAir]: 'Heated make-up air',
  [FanCategory.HvacUnit]: 'HVAC unit',
  [FanCategory.HighVolumeLowSpeed]: 'High volume low speed',
  [FanCategory.IndustrialHeater]: 'Industrial heater',
};

export const FILE_TYPE_LABELS: Readonly<Record<FileType, string>> = {
  [FileType.NotApplicable]: 'N/A',
  [FileType.Folder]: 'Folder',
  [FileType.File]: 'File',
};
