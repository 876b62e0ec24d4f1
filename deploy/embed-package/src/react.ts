'use client';

export { FanSizer, type FanSizerHandle, type FanSizerProps, type ScriptFailure } from './fan-sizer.ts';
