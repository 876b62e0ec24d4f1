import { Button, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { ClosableDrawer, DrawerFooter } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import type { Shortlist } from '../../item/shortlist/use-shortlist.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import { AddCompared } from '../compare/add-compared.tsx';
import type { ComparedSearch } from './compared-search.ts';
import { loadComparison } from './load-comparison.tsx';
import { SearchOfShortlist } from './search-of-shortlist.tsx';
import { useShortlisted } from './use-shortlisted.ts';
import { type Ticked, useTicked } from './use-ticked.ts';

interface ShortlistDrawerProps extends Pick<ComparedSearch, 'cost' | 'arePricesShown'> {
  readonly shortlist: Shortlist;
  readonly onClose: () => void;
}

/** The fans that a user keeps over searches, with their notes; ticked ones are compared or go into a project. */
export function ShortlistDrawer({ shortlist, cost, arePricesShown, onClose }: ShortlistDrawerProps) {
  const styles = useStyles();
  const searches = useShortlisted(shortlist.entries);
  const ticked = useTicked(searches, { cost, arePricesShown });
  const [isComparing, setComparing] = useState(false);
  const count = shortlist.entries.length;
  const clear = () => {
    shortlist.clear();
    onClose();
  };
  return (
    <ClosableDrawer
      title={SHORTLIST_MESSAGES.title}
      closeLabel={SHORTLIST_MESSAGES.close}
      onClose={onClose}
      footer={
        <DrawerFooter className={styles.foot}>
          <Button
            appearance="primary"
            disabledFocusable={!ticked.canCompare}
            onClick={() => ticked.canCompare && setComparing(true)}
          >
            {ticked.canCompare ? COMPARE_MESSAGES.compare : whyNot(ticked)}
          </Button>
          {ticked.result !== null && <AddCompared result={ticked.result} />}
          <Button appearance="subtle" className={styles.clear} onClick={clear}>
            {SHORTLIST_MESSAGES.clear}
          </Button>
        </DrawerFooter>
      }
    >
      <p className={styles.count}>{SHORTLIST_MESSAGES.count({ count })}</p>
      {searches.map((search) => (
        <SearchOfShortlist
          key={search.resultId}
          search={search}
          shortlist={shortlist}
          ticked={ticked}
          onLeave={onClose}
        />
      ))}
      {isComparing && ticked.canCompare && ticked.result !== null && (
        <ResettableLazy
          load={loadComparison}
          props={{ result: ticked.result, onRemove: ticked.toggle, onClose: () => setComparing(false) }}
          fallback={null}
          failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
        />
      )}
    </ClosableDrawer>
  );
}

function whyNot({ keys, result }: Ticked): string {
  return keys.length > 0 && result === null ? SHORTLIST_MESSAGES.oneKind : SHORTLIST_MESSAGES.twoToFour;
}

const useStyles = makeStyles({
  count: { margin: 0, color: tokens.colorNeutralForeground2 },
  foot: { flexWrap: 'wrap', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  clear: { marginInlineStart: 'auto' },
});
