import { currentLanguage } from '@specbuilder/shared-contracts/language';
import {
  LoadFailure,
  makeStyles,
  SkeletonRows,
  ThemeRoot,
  tokens,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type ReactNode, useState } from 'react';
import { APP_MESSAGES } from '../messages/app.generated.ts';
import type { ProductLink } from '../product-link/product-link.ts';
import { CalculatorPage } from './calculator-page.tsx';
import { readDraft } from './draft.ts';

interface CalculatorAppProps {
  readonly link: ProductLink;
  /** Of the copy that the page begins with. */
  readonly initialProjectId: string | null;
}

/** The calculator in the theme of the product. Words are read while drawing, so another language draws it again. */
export function CalculatorApp({ link, initialProjectId }: CalculatorAppProps) {
  const platform = usePlatform();
  const settings = useReadable(platform.settings);
  const theme = useReadable(platform.theme);
  useReadable(currentLanguage.words);
  const [copyId] = useState(() => (initialProjectId === readDraft()?.openedCopy ? null : initialProjectId));
  return (
    <ThemeRoot settings={settings} theme={theme} fill>
      <Ground>
        {copyId === null ? <CalculatorPage link={link} copied={null} /> : <CopiedFirst link={link} copyId={copyId} />}
      </Ground>
    </ThemeRoot>
  );
}

/** A page of its own has nothing behind it that the theme would have coloured. */
function Ground({ children }: { readonly children: ReactNode }) {
  return (
    <main aria-label={APP_MESSAGES.title} className={useStyles().ground}>
      {children}
    </main>
  );
}

/** Starts with another user's calculation, to be saved as one's own. */
function CopiedFirst({ link, copyId }: { readonly link: ProductLink; readonly copyId: string }) {
  const { apiQueries } = usePlatform();
  const copy = useQuery(apiQueries.loadCalculator.copy.queryOptions({ input: { copyId } }));
  if (copy.isPending) return <SkeletonRows rows={8} rowHeightPx={44} />;
  if (copy.isError) {
    return (
      <LoadFailure
        title={APP_MESSAGES.copyFailed}
        text={APP_MESSAGES.copyFailedText}
        onRetry={() => void copy.refetch()}
      />
    );
  }
  return <CalculatorPage link={link} copied={{ id: copyId, values: copy.data }} />;
}

const useStyles = makeStyles({
  ground: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
});
