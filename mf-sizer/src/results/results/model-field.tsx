import { makeStyles } from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import type { Ref } from 'react';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

interface ModelFieldProps {
  readonly model: string;
  readonly onModel: (text: string) => void;
  /** Takes the focus from what leaves when all rows are shown again. */
  readonly field: Ref<HTMLInputElement>;
}

/** Narrows the rows to models by name: of a long list the browser's own search finds only what is drawn. */
export function ModelField({ model, onModel, field }: ModelFieldProps) {
  const styles = useStyles();
  return (
    <SearchBox
      ref={field}
      size="small"
      value={model}
      onChange={(_, { value }) => onModel(value)}
      placeholder={RESULTS_MESSAGES.findModel}
      aria-label={RESULTS_MESSAGES.findModel}
      autoComplete="off"
      spellCheck={false}
      className={styles.field}
    />
  );
}

const useStyles = makeStyles({
  field: { width: '168px', '@media (pointer: coarse)': { minHeight: '44px' } },
});
