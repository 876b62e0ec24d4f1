import * as z from 'zod/mini';
import { FanCategory, ProjectItemType } from '../domain/enumerations.ts';
import { numeric, numericOfCatalogue } from '../domain/numeric-schema.ts';
import { CONTINUATION_ACTIONS, LAYOUTS, PANELS, WEST_VIEWS } from './choices.ts';

/** Shapes that several payloads share. */
export const text = z.string();
export const id = z.string().check(z.minLength(1));
export const count = z.number().check(z.int(), z.gte(0));
export const milliseconds = z.number().check(z.gte(0));
export const regionNumber = z.number().check(z.int(), z.gte(1));
export const routeParams = z.record(z.string(), z.string());
export const category = numericOfCatalogue(FanCategory);
export const itemType = numeric(ProjectItemType);

export const layout = z.enum(LAYOUTS);
export const panel = z.enum(PANELS);
export const westView = z.enum(WEST_VIEWS);
export const continuationAction = z.enum(CONTINUATION_ACTIONS);
