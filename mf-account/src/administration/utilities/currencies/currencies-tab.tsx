import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { RatedCurrency } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, LoadFailure, makeStyles, ResettableLazy, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { ADMIN_CURRENCIES_MESSAGES as MESSAGES } from '../../../messages/admin-currencies.generated.ts';
import { ADMINISTRATION_MESSAGES } from '../../../messages/administration.generated.ts';
import { TabLead } from '../tab-lead.tsx';
import { rateText } from './rate-text.ts';

/** Exchange rates with the days they are of. */
export function CurrenciesTab() {
  const [edited, setEdited] = useState<RatedCurrency | null>(null);
  const currencies = useQuery(usePlatform().apiQueries.exchangeRates.listRated.queryOptions());
  return (
    <>
      <TabLead text={MESSAGES.lead} />
      <DataGrid
        label={MESSAGES.table}
        columns={columns(setEdited)}
        rows={currencies.data}
        rowId={({ currencyCode }) => currencyCode}
        navigation="controls"
        card={(currency) => <Entry currency={currency} onEdit={setEdited} />}
        failure={currencies.isError ? listFailure(currencies.error, () => void currencies.refetch()) : null}
        skeletonRows={6}
      />
      {edited !== null && (
        <ResettableLazy
          key={edited.currencyCode}
          load={() => import('./rate-dialog.tsx')}
          props={{ currency: edited, onClose: () => setEdited(null) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={ADMINISTRATION_MESSAGES.failed} onRetry={retry} />}
        />
      )}
    </>
  );
}

/** Made with each drawing, so that the heads follow the language. */
function columns(onEdit: (currency: RatedCurrency) => void): readonly GridColumn<RatedCurrency>[] {
  return [
    { id: 'code', label: MESSAGES.code, cell: ({ currencyCode }) => currencyCode },
    { id: 'name', label: MESSAGES.name, cell: ({ currencyName }) => currencyName },
    { id: 'symbol', label: MESSAGES.symbol, cell: ({ currencySymbol }) => currencySymbol },
    { id: 'rate', label: MESSAGES.rate, isNumeric: true, cell: ({ exchangeRate }) => rateText(exchangeRate) },
    {
      id: 'date',
      label: MESSAGES.date,
      cell: ({ ratedOnUtc }) => dayText(ratedOnUtc),
    },
    {
      id: 'edit',
      label: MESSAGES.edit,
      isLabelHidden: true,
      isNumeric: true,
      cell: (currency) => <EditButton currency={currency} onEdit={onEdit} />,
    },
  ];
}

interface EntryProps {
  readonly currency: RatedCurrency;
  readonly onEdit: (currency: RatedCurrency) => void;
}

function EditButton({ currency, onEdit }: EntryProps) {
  if (currency.isFixed) return null;
  return (
    <Button
      appearance="subtle"
      icon={<EditRegular />}
      aria-label={MESSAGES.editOf({ name: currency.currencyName })}
      onClick={() => onEdit(currency)}
    />
  );
}

function Entry({ currency, onEdit }: EntryProps) {
  const styles = useStyles();
  const { currencyCode, currencyName, exchangeRate, ratedOnUtc } = currency;
  return (
    <div className={styles.card}>
      <span className={styles.lines}>
        <span className={styles.name}>{`${currencyCode} ${currencyName}`}</span>
        <span className={styles.quiet}>{`${rateText(exchangeRate)} · ${dayText(ratedOnUtc)}`}</span>
      </span>
      <EditButton currency={currency} onEdit={onEdit} />
    </div>
  );
}

function dayText(ratedOnUtc: string): string {
  return formatInstant(ratedOnUtc, { dateStyle: 'medium', timeZone: 'UTC' });
}

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
