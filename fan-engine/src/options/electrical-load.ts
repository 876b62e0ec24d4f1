import { NEMA_HORSEPOWERS } from '../motor/horsepower.ts';
import type { OptionLoad, OwnSupply } from '../motor/option-load.ts';
import type { SiteSupply } from '../specification/specification.ts';
import type { ElectricalLoad, OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import { electricReheatKw } from './reheat.ts';
import type { Checked, RuleBook } from './rules.ts';

/** Smallest motor of NEC 430.248, hp; catalogues size by airflow down to it. */
const SMALLEST_BY_AIRFLOW = 1 / 6;
const CFM_PER_KCFM = 1000;

/** What the checked options draw, those that draw something, in the order of the price book. */
export function optionLoadsOf({ visible, facts }: RuleBook, checked: Checked, supply: SiteSupply): OptionLoad[] {
  return visible.flatMap((option) => {
    const { electricalLoad } = option;
    return electricalLoad !== undefined && checked.has(option.code)
      ? [loadOf(option, electricalLoad, facts, supply)]
      : [];
  });
}

function loadOf(
  { code, description }: OptionDefinition,
  load: ElectricalLoad,
  facts: OptionFacts,
  supply: SiteSupply,
): OptionLoad {
  const { heatKw = 0, motorPhase = 3 } = load;
  return {
    code,
    description,
    heatKw: heatKw === 'reheat' ? electricReheatKw(facts) : heatKw,
    horsepower: horsepowerOf(load, facts),
    motorPhase,
    ownCircuit: ownSupplyOf(load, supply),
  };
}

function horsepowerOf({ motorHp = 0, motorHpPerKcfm }: ElectricalLoad, { cfm }: OptionFacts): number {
  if (motorHpPerKcfm === undefined) return motorHp;
  const needed = Math.max(SMALLEST_BY_AIRFLOW, (motorHpPerKcfm * cfm) / CFM_PER_KCFM);
  return NEMA_HORSEPOWERS.find((size) => size >= needed) ?? needed;
}

function ownSupplyOf({ ownCircuit }: ElectricalLoad, { motorFrequency }: SiteSupply): OwnSupply | null {
  if (ownCircuit === undefined) return null;
  const { voltage, voltageAt50Hz, phase } = ownCircuit;
  return { voltage: motorFrequency === 50 ? voltageAt50Hz : voltage, phase };
}
