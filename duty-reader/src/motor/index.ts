export { type MotorInParts, motorInParts } from './motor-in-parts.ts';
