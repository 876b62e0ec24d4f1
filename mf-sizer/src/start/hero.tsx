import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { START_TEXTS } from '../words/start.generated.ts';

/** The brand's promise beside its streamlines. */
export function Hero() {
  const styles = useStyles();
  const platform = usePlatform();
  const { tagline, frontPageImg, mark, markDark } = useReadable(platform.settings).manufacturer;
  const { isDark } = useReadable(platform.theme);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{START_TEXTS.title}</h1>
        <p className={styles.text}>
          {tagline} {START_TEXTS.choose}
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
  words: { position: 'relative', zIndex: 1, alignSelf: 'center', padding: `${tokens.spacingVerticalXXL} 28px` },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  text: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
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
