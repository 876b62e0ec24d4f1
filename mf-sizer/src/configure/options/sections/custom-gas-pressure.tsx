import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import type { SectionField } from './section-entries.ts';
import { SectionFields } from './section-fields.tsx';
import { useSectionForm } from './use-section-form.ts';

const group = OptionGroup.GasPressure;

interface CustomGasPressureProps {
  readonly page: GroupsPage;
  readonly gasPressureType: number;
  /** in. w.c. */
  readonly value: number | null;
  readonly maximum: number;
}

/** Pressure at the gas inlet if none of the listed ranges applies. */
export function CustomGasPressure({ page, gasPressureType, value, maximum }: CustomGasPressureProps) {
  const { change } = page;
  const fields = useMemo((): readonly SectionField[] => {
    const range = { minimum: 0, isAbove: true, maximum, maxDecimals: 3 };
    return [{ name: 'customGasPressure', label: SECTIONS_MESSAGES.gasPressure, of: 'gasPressure', value, ...range }];
  }, [value, maximum]);
  const form = useSectionForm({
    page,
    group,
    fields,
    send: ({ customGasPressure = null }) =>
      change({
        kind: 'gasPressure',
        group,
        label: SECTIONS_MESSAGES.gasPressure,
        values: { gasPressureType, customGasPressure },
      }),
  });
  return <SectionFields fields={form} isReadOnly={page.isReadOnly} />;
}
