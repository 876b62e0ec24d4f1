import type { BatchLineResponse } from '@specbuilder/shared-contracts/api';
import { MAX_SONES } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { formatQuantity, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { AssumptionChips } from '../duty/criteria/assumption-chips.tsx';
import { type Assumption, assumptions } from '../duty/criteria/assumptions.ts';
import { codeOfPlace } from '../duty/criteria/exhaust-dependencies.ts';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { SizedRow } from './sized-row.ts';

type Sized = Extract<BatchLineResponse, { readonly status: 'sized' }>;

interface ConditionsProps {
  readonly rows: readonly SizedRow[];
  readonly postalCode: string;
}

/** Conditions that apply to all rows: site, temperature, frequency, density, and where sound is measured. */
export function Conditions({ rows, postalCode }: ConditionsProps) {
  const { apiQueries } = usePlatform();
  const code = codeOfPlace(postalCode);
  const { data } = useQuery({
    ...apiQueries.location.climate.queryOptions({ input: { postalCode: code ?? '' } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  });
  const response = firstResponse(rows);
  if (response === undefined) return null;
  const { specification, results } = response;
  const unknownSite = response.assumptions.find(({ code }) => code.startsWith('batch.seaLevel'));
  const chips = assumptions({
    criteria: { ...specification, altitude: unknownSite === undefined ? specification.altitude : null },
    city: data === undefined ? null : `${data.city}, ${data.state}`,
    density: results[0]?.rating.density ?? null,
    cost: null,
  }).map((chip) =>
    chip.id === 'site' && unknownSite !== undefined && postalCode !== ''
      ? { ...chip, text: messageText(unknownSite) }
      : chip,
  );
  return <AssumptionChips chips={[...chips, ...soundChips(rows)]} />;
}

/** Where sound is measured, and the limit for rows that state none. */
function soundChips(rows: readonly SizedRow[]): readonly Assumption[] {
  const at = { id: 'sound', text: SCHEDULE_MESSAGES.soundAt, isGuess: false, field: '' } as const;
  const silent = rows.find(
    ({ row, result }) => result?.status === 'sized' && !Object.hasOwn(row.specification, 'sones'),
  );
  const limit = silent?.result?.status === 'sized' ? silent.result.specification.sones : null;
  if (limit === null || limit === undefined || limit >= MAX_SONES) return [at];
  const text = SCHEDULE_MESSAGES.soundLimit({ sound: formatQuantity(limit, 'sound') });
  return [at, { id: 'soundLimit', text, isGuess: true, field: '' }];
}

/** The first row at the sheet's site: a row with its own postal code shows its own conditions. */
function firstResponse(rows: readonly SizedRow[]): Sized | undefined {
  const responses = rows.filter(({ row }) => !Object.hasOwn(row.specification, 'zip')).map(({ result }) => result);
  return responses.find((response) => response?.status === 'sized');
}
