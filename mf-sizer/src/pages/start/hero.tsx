import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { OneLineEntry } from '../../duty/one-line/one-line-entry.tsx';
import { START_MESSAGES } from '../../messages/start.generated.ts';

/** The brand's promise beside its streamlines. */
export function Hero() {
  const styles = useStyles();
  const platform = usePlatform();
  const { tagline, frontPageImg, mark, markDark } = useReadable(platform.settings).manufacturer;
  const { isDark } = useReadable(platform.theme);
  const field = useRef<HTMLInputElement>(null);
  useFocusKey(field);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{START_MESSAGES.title}</h1>
        <p className={styles.text}>
          {tagline} {START_MESSAGES.choose}
        </p>
        <OneLineEntry field={field} />
        <p className={styles.schedule}>
          {START_MESSAGES.or}{' '}
          <ScreenLink state="app.fans.sizer.schedule" className={styles.link}>
            {START_MESSAGES.pasteSchedule}
          </ScreenLink>{' '}
          <span className={styles.hint}>{START_MESSAGES.pasteHint}</span>
        </p>
      </div>
      {frontPageImg !== '' && (
        <div className={styles.art} aria-hidden>
          {/* The art is one colour by design; as a mask it takes the theme's. */}
          <div
            className={styles.lines}
            style={{ maskImage: `url(${platform.serverUrl}${frontPageImg}), ${FADE_IN}` }}
          />
          <img src={`${platform.serverUrl}${isDark ? markDark : mark}`} alt="" className={styles.mark} />
        </div>
      )}
    </section>
  );
}

/** Where the page has the line itself, its key leads there instead of opening another one. */
function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  // With the line itself: a key that is pressed as soon as it is seen must not open another one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    // Before the page's own listeners, which leave a prevented key alone.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *')
  );
}

/** The streamlines come out of the surface instead of starting at an edge. */
const FADE_IN = 'linear-gradient(to right, transparent, black 45%)';

const useStyles = makeStyles({
  hero: {
    position: 'relative',
    display: 'flex',
    minHeight: '148px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    '@media (max-width: 639.98px)': { minHeight: '104px' },
  },
  words: {
    position: 'relative',
    zIndex: 1,
    boxSizing: 'border-box',
    alignSelf: 'center',
    width: '100%',
    padding: `${tokens.spacingVerticalXXL} 28px`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalL },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  text: {
    margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  schedule: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  hint: { '@media (max-width: 639.98px)': { display: 'none' } },
  art: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '66%',
    '@media (max-width: 1023.98px)': { display: 'none' },
  },
  lines: {
    position: 'absolute',
    inset: 0,
    backgroundColor: tokens.colorBrandStroke2,
    maskSize: 'cover',
    maskPosition: 'center',
    maskRepeat: 'no-repeat',
    maskComposite: 'intersect',
  },
  mark: {
    position: 'absolute',
    top: '50%',
    insetInlineEnd: '29%',
    width: '52px',
    height: '52px',
    transform: 'translate(50%, -50%)',
  },
});
