import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { ExhaustSupplyListRow, HvlsRow } from '@specbuilder/shared-contracts/api';
import { horsepowerName, shownFei } from '@specbuilder/shared-contracts/domain';
import { Button, formatQuantity, Money, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Input } from '@specbuilder/shared-ui/data';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { MAX_NOTE_LENGTH, type ShortlistEntry } from '../../item/shortlist/shortlist.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import { type ComparedCeilingFans, type ComparedFans, entryKey } from '../compare/compared-result.ts';
import type { Ticked } from './use-ticked.ts';

interface KeptFanProps {
  readonly entry: ShortlistEntry;
  /** Its row, as far as the result has it. */
  readonly fan: ComparedFans['entries'][number] | undefined;
  readonly ceilingFan: ComparedCeilingFans['entries'][number] | undefined;
  readonly ticked: Ticked;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
}

/** A kept fan: its values in a line, its note, and the way out. */
export function KeptFan({ entry, fan, ceilingFan, ticked, onNote, onRemove }: KeptFanProps) {
  const styles = useStyles();
  const row = fan?.row ?? ceilingFan?.row;
  const key = entryKey(entry.resultId, entry.fanUnitId);
  const { model } = entry;
  const facts = fan === undefined ? ceilingFan && ceilingFanFacts(ceilingFan) : fanFacts(fan.row);
  return (
    <li className={styles.fan}>
      <div className={styles.head}>
        <Checkbox
          checked={ticked.keys.includes(key)}
          disabled={row === undefined}
          aria-label={COMPARE_MESSAGES.choose({ model })}
          onChange={() => ticked.toggle(key)}
        />
        {row !== undefined && <Pictogram name={row.pictogram} sizePx={28} />}
        <span className={styles.words}>
          <span className={styles.model} translate="no">
            {model}
          </span>
          <span className={styles.facts} translate="no">
            {facts?.map((fact, index) => (
              <span key={fact}>
                <span className={styles.fact}>{index < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
              </span>
            ))}
          </span>
        </span>
        {row !== undefined && (
          <span className={styles.price}>
            <Money usd={row.price * entry.quantity} strong />
          </span>
        )}
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={SHORTLIST_MESSAGES.remove({ model })}
          onClick={onRemove}
        />
      </div>
      <Field label={SHORTLIST_MESSAGES.note} orientation="horizontal" className={styles.note}>
        <Input
          value={entry.note}
          maxLength={MAX_NOTE_LENGTH}
          aria-label={SHORTLIST_MESSAGES.noteOf({ model })}
          onChange={(_, { value }) => onNote(value)}
        />
      </Field>
    </li>
  );
}

const motorSize = (horsepower: number) => `${horsepowerName(horsepower)} ${QUANTITIES.power.unit}`;

function fanFacts({ driveText, motorHorsepower, rating }: ExhaustSupplyListRow): string[] {
  const fei = shownFei(rating.energy);
  return [
    driveText,
    motorSize(motorHorsepower),
    formatQuantity(rating.rpm, 'speed'),
    formatQuantity(rating.soundSones, 'sound'),
    fei === null ? '' : `${COMPARE_MESSAGES.fei} ${formatQuantity(fei, 'fanEnergyIndex')}`,
  ].filter((fact) => fact !== '');
}

function ceilingFanFacts({ row, quantity }: { readonly row: HvlsRow; readonly quantity: number }): string[] {
  const { diameter, horsepower, noise } = row;
  return [
    quantity > 1 ? `× ${quantity}` : '',
    formatQuantity(diameter, 'length'),
    motorSize(horsepower),
    formatQuantity(noise, 'soundPressure'),
  ].filter((fact) => fact !== '');
}

const useStyles = makeStyles({
  fan: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  model: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  // A value stays beside its unit.
  fact: { whiteSpace: 'nowrap' },
  price: { whiteSpace: 'nowrap' },
  note: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
});
