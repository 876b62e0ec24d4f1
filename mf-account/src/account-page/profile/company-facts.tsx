import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { Company } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { COMPANY_MESSAGES } from '../../messages/company.generated.ts';
import { useCardStyles } from '../../security/cards/card-styles.ts';

interface CompanyFactsProps {
  readonly company: Company;
  readonly onEdit: () => void;
}

/** Data of a company: its address on one side, its contacts on the other. */
export function CompanyFacts({ company, onEdit }: CompanyFactsProps) {
  const styles = useStyles();
  const card = useCardStyles();
  const isKnown = company.name !== null;
  return (
    <>
      <div className={styles.head}>
        <h2 className={card.heading}>{COMPANY_MESSAGES.title}</h2>
        <Button appearance="subtle" className={styles.edit} icon={<EditRegular />} onClick={onEdit}>
          {isKnown ? COMPANY_MESSAGES.edit : COMPANY_MESSAGES.add}
        </Button>
      </div>
      {isKnown ? <KnownFacts company={company} /> : <p className={styles.quiet}>{COMPANY_MESSAGES.none}</p>}
    </>
  );
}

function KnownFacts({ company }: { readonly company: Company }) {
  const styles = useStyles();
  const numbers = [
    [COMPANY_MESSAGES.contact, company.contactName],
    [COMPANY_MESSAGES.phone, company.phoneNumber],
    [COMPANY_MESSAGES.fax, company.faxNumber],
    [COMPANY_MESSAGES.tollFree, company.tollFreeNumber],
  ].filter(([, value]) => value !== null);
  return (
    <div className={styles.facts}>
      <address className={styles.address}>
        <strong className={styles.name}>{company.name}</strong>
        {addressLines(company.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {numbers.length > 0 && (
        <dl className={styles.numbers}>
          {numbers.map(([label, value]) => (
            <div key={label} className={styles.number}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** As on an envelope: the street, then 'Milwaukee, WI 53202, USA'. */
function addressLines({ streetLine1, streetLine2, city, state, postalCode, country }: Company['address']): string[] {
  const joined = (parts: readonly (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const lines = [
    [streetLine1, streetLine2],
    [city, joined([state, postalCode], ' '), country],
  ];
  return lines.map((parts) => joined(parts, ', ')).filter((line) => line !== '');
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  /** Its label ends where the card's text does, and the row is as high as the heading. */
  edit: {
    flexShrink: 0,
    marginBlock: `calc(-1 * ${tokens.spacingVerticalSNudge})`,
    marginRight: `calc(-1 * ${tokens.spacingHorizontalM})`,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  facts: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}` },
  address: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 200px',
    minWidth: 0,
    gap: tokens.spacingVerticalXXS,
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignContent: 'start',
    flex: '1 1 200px',
    minWidth: 0,
    margin: 0,
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
  },
  number: { display: 'contents' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
