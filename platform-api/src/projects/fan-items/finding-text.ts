import type { ConfigurationFinding, FindingCode, FindingData, Message } from '@specbuilder/shared-contracts/domain';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { FINDING_MESSAGES as MESSAGES } from '../../core/index.ts';

type Words = { readonly [C in FindingCode]: (values: FindingData<C>['values']) => string };

const WORDS: Words = {
  'site.altitude': (values) => MESSAGES.altitude(values),
  'site.winter': (values) => MESSAGES.winter(values),
  'site.summer': (values) => MESSAGES.summer(values),
  'airflow.below': (values) => MESSAGES.airflowBelow(values),
  'airflow.above': (values) => MESSAGES.airflowAbove(values),
  'energy.feiBelowLimit': (values) => MESSAGES.feiBelowLimit({ ...values, motorHp: horsepowerName(values.motorHp) }),
  'stall.thinMargin': (values) => MESSAGES.thinStallMargin(values),
  'version.catalogue': (values) => MESSAGES.catalogue(values),
  'version.engine': (values) => MESSAGES.engine(values),
  'version.priceBook': (values) => MESSAGES.priceBook(values),
};

/** A finding in words, in the caller's language. */
export function findingText(found: FindingData | ConfigurationFinding): string {
  if (isOfItem(found)) return (WORDS[found.code] as (values: FindingData['values']) => string)(found.values);
  // The code decides what the values are, so they belong together.
  return messageText({ code: found.code, parameters: found.values } as Message);
}

function isOfItem(found: FindingData | ConfigurationFinding): found is FindingData {
  return Object.hasOwn(WORDS, found.code);
}
