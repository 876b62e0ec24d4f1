import type * as Engine from '@specbuilder/fan-engine/live-curve';

/** The engine's curves, which come with the first curve that is shown. */
export type CurveEngine = typeof Engine;
export type CurveModel = Engine.CurveModel;
export type CurveReading = Engine.CurveReading;
export type LiveFan = Engine.LiveFan;
