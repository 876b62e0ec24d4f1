import { makeStaticStyles, makeStyles, ThemeRoot, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintedPageProps {
  readonly title: string;
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Content printed on its own sheet, dark on white whatever the theme, under the brand's name. Prints immediately. */
export function PrintedPage({ title, onPrinted, children }: PrintedPageProps) {
  usePageStyles();
  const styles = useStyles();
  const { settings, theme } = usePlatform();
  const brand = useReadable(settings);
  const shown = useReadable(theme);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // What is drawn comes from caches; a frame draws it at the width of the sheet.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <div className={styles.sheet} data-printed-sheet>
      <ThemeRoot settings={brand} theme={{ ...shown, isDark: false }}>
        <h1 className={styles.title}>
          {brand.manufacturer.brandName}: {title}
        </h1>
        {children}
      </ThemeRoot>
    </div>,
    document.body,
  );
}

/** Nothing else of the page goes on the sheet. */
const usePageStyles = makeStaticStyles(
  '@media print { body:has(> [data-printed-sheet]) { background: none !important; } ' +
    'body:has(> [data-printed-sheet]) > :not([data-printed-sheet]) { display: none !important; } }',
);

const useStyles = makeStyles({
  sheet: { '@media screen': { display: 'none' } },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});
