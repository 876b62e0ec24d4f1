import { useMemo } from 'react';
import { codeOfPlace } from '../duty/criteria/exhaust-dependencies.ts';
import { useOpenProject } from '../item/project-cache/use-open-project.ts';
import type { DutyRow } from './duty-row.ts';

export interface ProjectSite {
  /** Empty where the project has none. */
  readonly postalCode: string;
  /** What the project says instead of the altitude of its postal code, ft; null where it says nothing. */
  readonly altitude: number | null;
}

/** Where the open project is, as far as it says so. */
export function useProjectSite(): ProjectSite {
  const project = useOpenProject();
  const postalCode = project?.siteAddress?.postalCode ?? '';
  const altitude = project?.sizingDefaults?.altitude ?? null;
  return useMemo(() => ({ postalCode, altitude }), [postalCode, altitude]);
}

/** Rows at the site of the project have the altitude that the project says, unless they say their own. */
export function atProjectSite(rows: readonly DutyRow[], sheetCode: string, site: ProjectSite): readonly DutyRow[] {
  const { altitude, postalCode } = site;
  if (altitude === null) return rows;
  const placeOf = ({ specification: { zip } }: DutyRow) => codeOfPlace(typeof zip === 'string' ? zip : sheetCode);
  return rows.map((row) =>
    row.specification['altitude'] === undefined && placeOf(row) === codeOfPlace(postalCode)
      ? { ...row, specification: { ...row.specification, altitude } }
      : row,
  );
}
