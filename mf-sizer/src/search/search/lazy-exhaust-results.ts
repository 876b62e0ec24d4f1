import { parts as ofAllKinds } from './results-parts.ts';

export const parts = [
  ...ofAllKinds,
  () => import(/* webpackMode: "eager", webpackExports: ["LiveCurve"] */ '../../curve/live-curve/live-curve.tsx'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["ExhaustDetail"] */ '../../configure/row-detail/exhaust-detail.tsx'
    ),
];

export const whole = () => import(/* webpackMode: "eager" */ './exhaust-results.tsx');
