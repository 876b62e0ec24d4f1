import { createTestPlatform, TEST_USER } from '@specbuilder/shared-contracts/testing';
import { reselections } from '../../item/reselect/reselection.ts';
import { forgetSearches } from '../../item/search-memory/forget-searches.ts';
import { writeSearch } from '../../item/search-memory/search-memory.ts';
import { choicesOf, chosenMotor } from '../configure/chosen-motors.ts';
import { workContextOf } from './work-context.ts';

const NOTHING = {
  fanSpecifications: null,
  fanResultId: null,
  selectedMotor: null,
  selectedVoltage: null,
  selectedProjectItem: null,
};
const place = (category: number, resultId: string | null) => ({
  ...{ category, sub: 0, application: null, resultId, requested: null },
});

describe('the work context', () => {
  it('[SCH-022] has a basic sizer, one for exhaust and supply fans and one for ceiling fans, empty to begin with', () => {
    const { basicSizer, exhaustSupplySizer, hvlsSizer } = workContextOf(createTestPlatform());
    expect([basicSizer, exhaustSupplySizer, hvlsSizer]).toEqual([NOTHING, NOTHING, NOTHING]);
  });

  it('[SCH-022] keeps criteria, result, motor, voltage and the item of a project for each sizer', () => {
    const platform = createTestPlatform();
    const { storage } = platform;
    writeSearch(storage, { ...place(1, 'exhaust-1'), criteria: { cfm: 2000 } });
    const choose = (key: string, fanListId: number) =>
      choicesOf(platform).set(chosenMotor(key), { fanListId, motorId: 1, motorVoltageId: 10 * fanListId });
    choose('exhaust-1:7', 1);
    choose('exhaust-1:8', 2);
    choose('exhaust-1:7', 3);
    choose('another:9', 4);
    reselections(storage).begin({ projectItemId: 'item-1', isReplacement: true, isAlternate: false });
    const expected = {
      fanSpecifications: { cfm: 2000 },
      fanResultId: 'exhaust-1',
      selectedMotor: 3,
      selectedVoltage: 30,
      selectedProjectItem: 'item-1',
    };
    expect(workContextOf(platform)).toMatchObject({ exhaustSupplySizer: expected, basicSizer: expected });
    writeSearch(storage, { ...place(5, null), criteria: { squareFeet: 12_000 } });
    const after = workContextOf(platform);
    expect(after.exhaustSupplySizer).toEqual(expected);
    expect(after.hvlsSizer).toMatchObject({ fanSpecifications: { squareFeet: 12_000 }, fanResultId: null });
    expect(after.basicSizer).toEqual(after.hvlsSizer);
    forgetSearches(storage);
    expect(workContextOf(platform).basicSizer).toEqual(NOTHING);
  });

  it('[SCH-023] has the user with what they go on with, the open project, and whether an item is chosen again', () => {
    const guest = createTestPlatform();
    expect(workContextOf(guest)).toMatchObject({
      user: { isSignedIn: false, continuationAction: null },
      projects: { currentProjectId: null },
      reselectable: { isReselection: false },
    });
    const platform = createTestPlatform({ user: TEST_USER });
    platform.bus.publish('continuation-resumed', { action: 'CreateProject' });
    platform.currentProject.set('project-1', 'selected');
    reselections(platform.storage).begin({ projectItemId: 'item-1', isReplacement: false, isAlternate: false });
    expect(workContextOf(platform)).toMatchObject({
      user: { isSignedIn: true, continuationAction: 'CreateProject' },
      projects: { currentProjectId: 'project-1' },
      reselectable: { isReselection: true },
    });
  });
});
