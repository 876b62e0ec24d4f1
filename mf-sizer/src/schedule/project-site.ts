import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { codeOfPlace } from '../duty/criteria/exhaust-dependencies.ts';
import type { DutyRow } from './duty-row.ts';

export interface ProjectSite {
  readonly postalCode: string;
  /** What the project says instead of the altitude of its postal code, ft; null where it says nothing. */
  readonly altitude: number | null;
}

const NOWHERE: ProjectSite = { postalCode: '', altitude: null };

/** Where the open project is, as far as it says so. */
export function useProjectSite(): ProjectSite {
  const { apiQueries, session, currentProject } = usePlatform();
  const isSignedIn = useReadable(session.user) !== null;
  const projectId = useReadable(currentProject);
  const { data } = useQuery({
    ...apiQueries.projects.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isSignedIn && projectId !== null,
    // A schedule does without it.
    throwOnError: false,
  });
  const isKnown = isSignedIn && projectId !== null;
  const postalCode = (isKnown && data?.siteAddress?.postalCode) || NOWHERE.postalCode;
  const altitude = isKnown ? (data?.sizingDefaults?.altitude ?? null) : null;
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
