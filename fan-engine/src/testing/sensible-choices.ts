import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { choosing } from './configurations.ts';

/** What an engineer would choose first where a unit leaves a choice open, in the order in which choices follow. */
const FIRST_CHOICES: readonly string[] = [
  'CURBV',
  'CURBEQ',
  'CURB20',
  'STAND',
  'DSSD',
  'INHD',
  'BC2',
  'TCS1',
  'RAB',
  'RDC2',
];

/** A configuration with every open choice made as usual; nothing that stands chosen is changed. */
export function sensiblyChosen(configuration: Configuration): Configuration {
  return FIRST_CHOICES.reduce((current, code) => {
    const { options } = evaluate(current, DEMO_CATALOGUE);
    const option = options.find((candidate) => candidate.code === code);
    if (option === undefined || option.isDisabled) return current;
    const isMade = options.some(({ choiceSet, isChecked }) => isChecked && choiceSet === option.choiceSet);
    return isMade ? current : choosing(current, { [code]: true }).configuration;
  }, configuration);
}
