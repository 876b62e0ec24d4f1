import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/headless/svg/zoom-out';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PREVIEW_MESSAGES as MESSAGES } from '../../messages/preview.generated.ts';
import type { PreviewedPage } from './preview-document.ts';
import { type Frame, ZOOMS } from './use-frame.ts';

interface PreviewToolbarProps {
  readonly frame: Frame;
  readonly pages: readonly PreviewedPage[];
}

/** Which part of the document is looked at, the way to the next one, and how large it is. */
export function PreviewToolbar({ frame, pages }: PreviewToolbarProps) {
  const styles = useStyles();
  const { page, show, zoom, setZoom } = frame;
  const smaller = ZOOMS.findLast((step) => step < zoom);
  const larger = ZOOMS.find((step) => step > zoom);
  return (
    <div role="toolbar" aria-label={MESSAGES.toolbar} className={styles.bar}>
      <span className={styles.group}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={MESSAGES.previous}
          disabledFocusable={page === 0}
          onClick={() => show(page - 1)}
        />
        <span className={styles.place}>{MESSAGES.place({ page: page + 1, of: pages.length })}</span>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={MESSAGES.next}
          disabledFocusable={page >= pages.length - 1}
          onClick={() => show(page + 1)}
        />
      </span>
      <span className={styles.name} aria-live="polite">
        {pages[page]?.name}
      </span>
      <span className={styles.group}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ZoomOutRegular />}
          aria-label={MESSAGES.smaller}
          disabledFocusable={smaller === undefined}
          onClick={() => setZoom(smaller ?? null)}
        />
        <Button
          size="small"
          appearance="subtle"
          className={styles.zoom}
          aria-label={MESSAGES.fit({ zoom: Math.round(zoom * 100) })}
          title={MESSAGES.fitHint}
          onClick={() => setZoom(null)}
        >
          {MESSAGES.zoom({ zoom: Math.round(zoom * 100) })}
        </Button>
        <Button
          size="small"
          appearance="subtle"
          icon={<ZoomInRegular />}
          aria-label={MESSAGES.larger}
          disabledFocusable={larger === undefined}
          onClick={() => setZoom(larger ?? null)}
        />
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    paddingLeft: tokens.spacingHorizontalS,
    paddingRight: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  group: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, whiteSpace: 'nowrap' },
  place: { fontVariantNumeric: 'tabular-nums' },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  zoom: { minWidth: '3.5rem', fontVariantNumeric: 'tabular-nums' },
});
