import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';

interface SizeUnitButtonProps {
  /** Null where there is no load to size for. */
  readonly unit: UnitForLoad | null;
  readonly onSize: (unit: UnitForLoad) => void;
}

/** Leads on to units that carry the load. */
export function SizeUnitButton({ unit, onSize }: SizeUnitButtonProps) {
  return (
    <Button
      className={useStyles().button}
      disabledFocusable={unit === null}
      onClick={() => unit !== null && onSize(unit)}
    >
      {RESULT_MESSAGES.sizeUnit}
    </Button>
  );
}

const useStyles = makeStyles({
  button: { alignSelf: 'start', '@media print': { display: 'none' } },
});
