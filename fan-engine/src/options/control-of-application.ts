import type { ControlFacts, ControlType } from './section-facts.ts';

const NAME_OF_TYPE: Readonly<Record<ControlType, string>> = {
  discharge: 'discharge',
  space: 'space',
  buildingManagement: 'building management',
};
const PAINT_BOOTH = 'paint booth';

/**
 * Whether a temperature control is one for the application that was chosen (MSG-022). An application names its control
 * with its fourth level; a paint booth needs the control that purges it, and nothing else has use for that one.
 *
 * @param levels of the fan application, 'type|subtype|application|control' (SCH-068)
 */
export function isControlOfApplication(control: ControlFacts, levels: readonly string[]): boolean {
  const [, , application, named] = levels.map((level) => level.toLowerCase());
  if (application === undefined || application === '') return true;
  if ((application === PAINT_BOOTH) !== control.isPaintBooth) return false;
  return named === undefined || named === '' || named === NAME_OF_TYPE[control.controlType];
}
