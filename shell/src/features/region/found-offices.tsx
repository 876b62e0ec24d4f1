import { FALLBACK_SALES_REGION } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge, Radio, RadioGroup } from '@specbuilder/shared-ui/data';
import { SEARCHER_MESSAGES } from '../../messages/searcher.generated.ts';
import type { FoundOffice, FoundOffices } from './find-offices.ts';

interface FoundOfficesListProps {
  readonly found: FoundOffices;
  readonly postalCode: string;
  readonly chosen: number | null;
  readonly onChoose: (region: number) => void;
}

/** The offices found, one of which can be chosen. */
export function FoundOfficesList({ found, postalCode, chosen, onChoose }: FoundOfficesListProps) {
  const styles = useStyles();
  return (
    <>
      {found.isFallback && (
        <p className={styles.fallback}>{SEARCHER_MESSAGES.noOffice({ region: FALLBACK_SALES_REGION })}</p>
      )}
      <RadioGroup
        aria-label={SEARCHER_MESSAGES.offices}
        value={chosen === null ? '' : String(chosen)}
        onChange={(_, { value }) => onChoose(Number(value))}
      >
        {found.offices.map((item) => (
          <Radio
            key={item.office.region}
            value={String(item.office.region)}
            className={styles.row}
            label={<OfficeLabel found={item} postalCode={postalCode} />}
          />
        ))}
      </RadioGroup>
    </>
  );
}

interface OfficeLabelProps {
  readonly found: FoundOffice;
  readonly postalCode: string;
}

function OfficeLabel({ found: { office, isCovering, miles }, postalCode }: OfficeLabelProps) {
  const styles = useStyles();
  const { region, description, city, state, zip, phone } = office;
  return (
    <span className={styles.label}>
      <span className={styles.number}>{region}</span>
      <span className={styles.names}>
        <span className={styles.name}>{description}</span>
        <span className={styles.town}>
          {city}, {state} {zip} · {phone}
        </span>
      </span>
      {isCovering && (
        <Badge appearance="tint" color="success">
          {SEARCHER_MESSAGES.covers({ code: postalCode.trim() })}
        </Badge>
      )}
      {!isCovering && miles !== null && <span className={styles.town}>{SEARCHER_MESSAGES.miles({ miles })}</span>}
    </span>
  );
}

const useStyles = makeStyles({
  fallback: { margin: 0, paddingBlock: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
  row: {
    display: 'flex',
    alignSelf: 'stretch',
    alignItems: 'center',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '& > label': { flexGrow: 1, minWidth: 0 },
    ':has(:checked)': { backgroundColor: tokens.colorBrandBackground2 },
  },
  label: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  number: {
    minWidth: '24px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  names: { display: 'flex', flexDirection: 'column', flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  town: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
