import { CalculatorRegular } from '@fluentui/react-icons/headless/svg/calculator';
import { ColorRegular } from '@fluentui/react-icons/headless/svg/color';
import { HeadsetRegular } from '@fluentui/react-icons/headless/svg/headset';
import { LocalLanguageRegular } from '@fluentui/react-icons/headless/svg/local-language';
import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { PersonFeedbackRegular } from '@fluentui/react-icons/headless/svg/person-feedback';
import { QuestionCircleRegular } from '@fluentui/react-icons/headless/svg/question-circle';
import { ShieldPersonRegular } from '@fluentui/react-icons/headless/svg/shield-person';
import { SparkleRegular } from '@fluentui/react-icons/headless/svg/sparkle';
import { ToolboxRegular } from '@fluentui/react-icons/headless/svg/toolbox';

const ICONS: Readonly<Record<string, typeof MoneyRegular>> = {
  Calculator: CalculatorRegular,
  Color: ColorRegular,
  Headset: HeadsetRegular,
  LocalLanguage: LocalLanguageRegular,
  Location: LocationRegular,
  Money: MoneyRegular,
  PersonFeedback: PersonFeedbackRegular,
  ShieldPerson: ShieldPersonRegular,
  Sparkle: SparkleRegular,
  Toolbox: ToolboxRegular,
};

/** Icons of the shell's own items: none of them is needed to choose a first screen. */
export default function LazyIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? QuestionCircleRegular;
  return <Icon fontSize={20} aria-hidden />;
}
