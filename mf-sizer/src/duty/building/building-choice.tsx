import type { Building } from '@specbuilder/shared-contracts/api';
import { coveredArea } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { BUILDING_MESSAGES } from '../../messages/building.generated.ts';
import type { HvlsCriteria } from '../criteria/criteria-schema.ts';
import { type ChosenBuilding, chosenBuildings } from './chosen-building.ts';

const NONE = '';
const NEW = 'new';

interface BuildingChoiceProps {
  /** Criteria that follow from a building. */
  readonly onChange: (fields: Partial<HvlsCriteria>) => void;
}

/** A building of the open project, a new one or none (BLD-002). Nothing for guests and without a project. */
export function BuildingChoice({ onChange }: BuildingChoiceProps) {
  const { apiQueries, currentProject, session, storage } = usePlatform();
  const projectId = useReadable(currentProject);
  const isSignedIn = useReadable(session.user) !== null;
  const hasProject = isSignedIn && projectId !== null;
  const { data: buildings } = useQuery({
    ...apiQueries.projects.buildings.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: hasProject,
  });
  const choices = chosenBuildings(storage);
  const [chosen, setChosen] = useState(choices.ofSearch);
  if (!hasProject || buildings === undefined) return null;
  const here = chosen?.projectId === projectId ? chosen : null;
  const building = buildings.find(({ id }) => id === here?.buildingId);

  function choose(value: string): void {
    const next = choiceOf(value, projectId);
    const picked = buildings?.find(({ id }) => id === next?.buildingId);
    choices.choose(next);
    setChosen(next);
    onChange(picked === undefined ? { coveredSquareFeet: null } : areasOf(picked));
  }

  return (
    <Field label={BUILDING_MESSAGES.choose} hint={hintOf(building)}>
      <Select value={shownChoice(here, building)} onChange={(_, { value }) => choose(value)}>
        <option value={NONE}>{BUILDING_MESSAGES.none}</option>
        {buildings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NEW}>{BUILDING_MESSAGES.add}</option>
      </Select>
    </Field>
  );
}

function choiceOf(value: string, projectId: string | null): ChosenBuilding | null {
  if (value === NONE || projectId === null) return null;
  return { projectId, buildingId: value === NEW ? null : Number(value) };
}

function shownChoice(chosen: ChosenBuilding | null, building: Building | undefined): string {
  if (chosen === null) return NONE;
  if (chosen.buildingId === null) return NEW;
  return building === undefined ? NONE : String(building.id);
}

/** Floor of a building, and what of it its fans cover already. */
function areasOf({ squareFeet, fans }: Building): Partial<HvlsCriteria> {
  return { squareFeet, coveredSquareFeet: coveredArea(fans) };
}

function hintOf(building: Building | undefined): string | null {
  if (building === undefined || building.fans.length === 0) return null;
  return BUILDING_MESSAGES.covered({
    name: building.name,
    covered: formatQuantity(coveredArea(building.fans), 'area'),
    area: formatQuantity(building.squareFeet, 'area'),
  });
}
