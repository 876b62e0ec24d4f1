import * as z from 'zod/mini';
import { FanCategory, ProjectItemType } from '../domain/enumerations.ts';
import { numeric, numericOfCatalogue } from '../domain/numeric-schema.ts';

/** Shapes that several payloads share. */
export const text = z.string();
export const id = z.string().check(z.minLength(1));
export const count = z.number().check(z.int(), z.gte(0));
export const milliseconds = z.number().check(z.gte(0));
export const regionNumber = z.number().check(z.int(), z.gte(1));
export const routeParams = z.record(z.string(), z.string());
export const category = numericOfCatalogue(FanCategory);
export const itemType = numeric(ProjectItemType);

export const LAYOUTS = ['verticalNavigation', 'contentOnly', 'contentWithToolbar'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const layout = z.enum(LAYOUTS);

/** Panels of the shell's frame; a panel of a remote is shown in one of them. */
export const PANELS = ['navigation', 'projectList', 'newFan', 'quick', 'west'] as const;
export type PanelName = (typeof PANELS)[number];
export const panel = z.enum(PANELS);

export const WEST_VIEWS = ['feedback', 'newProject', 'regionalEdit', 'projectHelp'] as const;
export type WestView = (typeof WEST_VIEWS)[number];
export const westView = z.enum(WEST_VIEWS);

export const CONTINUATION_ACTIONS = ['CreateProject', 'UpdateProject', 'AddCurb', 'OpenLoadCalculator'] as const;
export type ContinuationAction = (typeof CONTINUATION_ACTIONS)[number];
export const continuationAction = z.enum(CONTINUATION_ACTIONS);
