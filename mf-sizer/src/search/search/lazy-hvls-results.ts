export { parts } from './results-parts.ts';

export const whole = () => import(/* webpackMode: "eager" */ './hvls-results.tsx');
