import { CSI_MESSAGES as MESSAGES } from '../../core/index.ts';
import { article, type Part } from './outline.ts';
import type { SectionFacts } from './section-facts.ts';

/** Part 3: what is done on site. */
export function executionPart(facts: SectionFacts): Part {
  const { articleTitle: title, execution } = MESSAGES;
  return {
    title: MESSAGES.part.execution,
    articles: [
      article(title.examination, [facts.isRoofMounted ? execution.examineRoof : execution.examine]),
      article(title.installation, [
        execution.level,
        facts.hasCurbs ? execution.curbs : null,
        facts.isHung ? execution.hung : null,
        facts.hasCeilingFans ? execution.ceilingFans : null,
        facts.hasRestraints ? execution.restraints : null,
        facts.hasBelts ? execution.guards : null,
        facts.hasGrease ? execution.grease : null,
        facts.hasGas || facts.hasElectricHeat ? execution.clearancesOfHeat : execution.clearances,
      ]),
      article(title.connections, [
        facts.hasFans ? execution.ducts : null,
        facts.hasGas ? execution.gas : null,
        facts.hasIndirectFire ? execution.vents : null,
        facts.hasCooling ? execution.drains : null,
        execution.power,
        execution.controls,
      ]),
      article(title.fieldQuality, [
        execution.rotation,
        execution.amperage,
        facts.hasBelts ? execution.tension : null,
        facts.hasGas ? execution.burner : null,
        facts.hasElectricHeat ? execution.electricHeat : null,
        facts.hasCooling ? execution.charge : null,
        facts.hasFireRelay ? execution.fireAlarm : null,
      ]),
      article(title.balancing, [facts.hasFans ? execution.balance : execution.ceilingFanSpeeds]),
      article(title.cleaning, [execution.clean, facts.hasFilters ? execution.filters : null]),
      article(title.demonstration, [execution.demonstrate]),
    ],
  };
}
