import type {
  FanOption as EngineOption,
  ValidationResult as EngineValidation,
  Evaluation,
} from '@specbuilder/fan-engine';
import type { FanOption, ValidationResult } from '@specbuilder/shared-contracts/api';
import type { Message, OptionChange, OptionsDelta } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { withNamesInLanguage } from '../../core/index.ts';
import { motorInWords } from '../../sizing/index.ts';

/** An evaluation as the specification's calls return it: messages in the caller's language. */
export function inWords(evaluated: Evaluation) {
  const evaluation = withNamesInLanguage(evaluated);
  return {
    ...evaluation,
    motor: motorInWords(evaluation.motor),
    motors: evaluation.motors.map(motorInWords),
    options: evaluation.options.map(optionInWords),
    validation: validationInWords(evaluation.validation),
    sections: sectionsInWords(evaluation.sections),
  };
}
export type EvaluationInWords = ReturnType<typeof inWords>;

function validationInWords(validation: EngineValidation): ValidationResult {
  const messages = withNamesInLanguage(validation);
  const { errors, warnings } = messages;
  return { errors: errors.map(messageText), warnings: warnings.map(messageText), messages };
}

export function optionChangesInWords({ fanOptionDeltas }: OptionsDelta<EngineOption>): OptionChange<FanOption>[] {
  return fanOptionDeltas.map((change) => {
    if (change._op === 'remove') return change;
    if (change._op === 'add') return { ...change, ...optionInWords(change) };
    const { disabledToolTips, validation, ...fields } = change;
    return {
      ...fields,
      ...(disabledToolTips === undefined ? {} : { disabledToolTips: disabledToolTips.map(toolTipInWords) }),
      ...(validation === undefined ? {} : { validation: validation.map(messageText) }),
    };
  });
}

function optionInWords(named: EngineOption): FanOption {
  const option = withNamesInLanguage(named);
  const { disabledToolTips, validation } = option;
  return {
    ...option,
    disabledToolTips: disabledToolTips.map(toolTipInWords),
    validation: validation.map(messageText),
  };
}

function toolTipInWords(toolTip: EngineOption['disabledToolTips'][number]): FanOption['disabledToolTips'][number] {
  return { ...toolTip, tooltip: messageText(toolTip.message) };
}

function sectionsInWords(sections: Evaluation['sections']) {
  const { intake, coolingHeatPump, temperatureControl } = sections;
  return {
    ...sections,
    intake: { ...intake, coolingErrorMessage: textOf(intake.coolingErrorMessage) },
    coolingHeatPump: { ...coolingHeatPump, coolingError: textOf(coolingHeatPump.coolingError) },
    temperatureControl: controlsInWords(temperatureControl),
  };
}

export function controlsInWords(set: Evaluation['sections']['temperatureControl']) {
  return { ...set, message: textOf(set.message) };
}

function textOf(message: Message | null): string | null {
  return message === null ? null : messageText(message);
}
