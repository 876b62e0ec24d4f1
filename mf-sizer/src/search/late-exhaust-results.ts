export { parts } from './results-parts.ts';

export const whole = () => import(/* webpackMode: "eager" */ './exhaust-results.tsx');
