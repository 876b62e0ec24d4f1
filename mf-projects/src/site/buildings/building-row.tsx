import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { Building } from '@specbuilder/shared-contracts/api';
import { coveredArea, uncoveredArea } from '@specbuilder/shared-contracts/domain';
import { Button, formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { BUILDINGS_MESSAGES } from '../../messages/buildings.generated.ts';

interface BuildingRowProps {
  readonly building: Building;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A building with its floor, and what of it its fans cover. */
export function BuildingRow({ building, onEdit, onDelete }: BuildingRowProps) {
  const styles = useStyles();
  const { name, squareFeet, fans } = building;
  const left = uncoveredArea(building);
  const count = fans.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.fans}>{BUILDINGS_MESSAGES.fans({ count })}</div>
      </div>
      <div className={styles.actions}>
        <Button
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={BUILDINGS_MESSAGES.edit({ name })}
          title={BUILDINGS_MESSAGES.edit({ name })}
          onClick={onEdit}
        />
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={BUILDINGS_MESSAGES.delete({ name })}
          title={BUILDINGS_MESSAGES.delete({ name })}
          onClick={onDelete}
        />
      </div>
      <dl className={styles.facts}>
        <Fact label={BUILDINGS_MESSAGES.area} text={formatQuantity(squareFeet, 'area')} />
        <Fact label={BUILDINGS_MESSAGES.covered} text={formatQuantity(coveredArea(fans), 'area')} />
        <Fact
          label={BUILDINGS_MESSAGES.uncovered}
          text={left > 0 ? formatQuantity(left, 'area') : BUILDINGS_MESSAGES.over}
        />
      </dl>
    </div>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.fans}>{label}</dt>
      <dd className={styles.value}>{text}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: tokens.spacingVerticalS },
  words: { minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  fans: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  actions: { display: 'flex', alignItems: 'flex-start' },
  facts: {
    gridColumnStart: 1,
    gridColumnEnd: 'span 2',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
  },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});
