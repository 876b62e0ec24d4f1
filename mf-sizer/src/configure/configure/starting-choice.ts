import type { MotorListPrice, SizingDefaults } from '@specbuilder/shared-contracts/api';
import type { StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { firstChoice, type MotorChoice } from './motor-choice.ts';

type Source = Pick<Platform, 'queries' | 'apiQueries' | 'log'>;

/** What a project begins its items with; nothing where it cannot be read, since they can do without. */
export async function defaultsOfProject(
  { queries, apiQueries, log }: Source,
  projectId: string,
): Promise<SizingDefaults> {
  try {
    const project = await queries.fetchQuery(apiQueries.projects.read.queryOptions({ input: { projectId } }));
    return project.sizingDefaults ?? {};
  } catch (error) {
    log.error('The defaults of the project could not be read', error);
    return {};
  }
}

interface ListedFan {
  readonly fanUnitId: number;
  readonly motorListPrices: readonly MotorListPrice[];
}

/** The first choice of a row that was not opened: a list has one voltage a motor, so the project's is loaded. */
export async function startingChoice(
  { queries, apiQueries, log }: Source,
  resultId: string,
  { fanUnitId, motorListPrices }: ListedFan,
  equipment: StartingEquipment,
): Promise<MotorChoice | null> {
  if (equipment.motorSupply == null && equipment.smallMotorSupply == null) return firstChoice(motorListPrices);
  try {
    const options = apiQueries.sizing.exhaustSupply.motors.queryOptions({ input: { resultId, fanUnitId } });
    return firstChoice(await queries.fetchQuery(options), equipment);
  } catch (error) {
    log.error('The voltages of a motor could not be read', error);
    return firstChoice(motorListPrices, equipment);
  }
}
