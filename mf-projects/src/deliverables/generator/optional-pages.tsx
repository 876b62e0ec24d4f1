import { OPTIONAL_PAGES, type OptionalPage } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { GENERATOR_MESSAGES as MESSAGES } from '../../messages/generator.generated.ts';

interface OptionalPagesProps {
  readonly leftOut: readonly OptionalPage[];
  readonly onChange: (leftOut: readonly OptionalPage[]) => void;
}

/** Kinds of pages that a document has; those that are always there are ticked and stay so. */
export function OptionalPages({ leftOut, onChange }: OptionalPagesProps) {
  const styles = useStyles();
  const toggle = (page: OptionalPage, isIn: boolean) =>
    onChange(OPTIONAL_PAGES.filter((other) => (other === page ? !isIn : leftOut.includes(other))));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{MESSAGES.pages}</legend>
      <div className={styles.boxes}>
        <Checkbox checked disabled label={MESSAGES.pageKinds.cover} />
        {OPTIONAL_PAGES.filter((page) => page !== 'endSheets').map((page) => (
          <PageBox key={page} page={page} isIn={!leftOut.includes(page)} onChange={toggle} />
        ))}
        <Checkbox checked disabled label={MESSAGES.pageKinds.items} />
        <PageBox page="endSheets" isIn={!leftOut.includes('endSheets')} onChange={toggle} />
      </div>
    </fieldset>
  );
}

interface PageBoxProps {
  readonly page: OptionalPage;
  readonly isIn: boolean;
  readonly onChange: (page: OptionalPage, isIn: boolean) => void;
}

function PageBox({ page, isIn, onChange }: PageBoxProps) {
  return (
    <Checkbox
      checked={isIn}
      onChange={(_, { checked }) => onChange(page, checked === true)}
      label={MESSAGES.pageKinds[page]}
    />
  );
}

const useStyles = makeStyles({
  choice: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
});
