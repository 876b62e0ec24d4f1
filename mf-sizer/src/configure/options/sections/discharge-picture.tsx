import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

interface DischargePictureProps {
  /** Name of the picture within the product. */
  readonly imagePath: string;
  /** Address of a brand's own picture. */
  readonly imageUrl: string | null;
}

/** Arrows of the air that leaves the unit: up, down, out of its end at the right, or out of the side that is seen. */
const ARROWS: Readonly<Record<string, string>> = {
  'discharge-down': 'M20 27V46M15.5 41.5L20 46L24.5 41.5',
  'discharge-up': 'M24 14.5V2M19.5 6.5L24 2L28.5 6.5',
  'discharge-side': 'M20 27L5 39M5 32.5V39H11.5',
  'discharge-end': 'M36 23.5H47M42.5 19L47 23.5L42.5 28',
  'discharge-diffuser': 'M11 42H29M8 46H2M5 43L2 46L5 49M32 46H38M35 43L38 46L35 49M14 37V42M26 37V42',
  'discharge-nozzles':
    'M12 38V46M9.5 43.5L12 46L14.5 43.5M20 38V46M17.5 43.5L20 46L22.5 43.5M28 38V46M25.5 43.5L28 46L30.5 43.5',
};
const ARROW_OF_OTHERS = 'discharge-end';

/** Where the air leaves, beside the name of the discharge. */
export function DischargePicture({ imagePath, imageUrl }: DischargePictureProps) {
  const styles = useStyles();
  if (imageUrl !== null) return <img className={styles.picture} src={imageUrl} alt="" loading="lazy" />;
  return (
    <svg className={styles.picture} viewBox="0 0 48 50" aria-hidden focusable="false" data-picture={imagePath}>
      <path d="M8 17L16 11H40L32 17Z" className={styles.shade} />
      <path d="M32 17L40 11V31L32 37Z" className={styles.shade} />
      <path d="M8 17H32V37H8Z" className={styles.face} />
      <path d={ARROWS[imagePath] ?? ARROWS[ARROW_OF_OTHERS]} className={styles.arrow} />
    </svg>
  );
}

const LINE = {
  stroke: tokens.colorNeutralForeground3,
  strokeWidth: '1.4px',
  strokeLinejoin: 'round',
} as const;

const useStyles = makeStyles({
  picture: { display: 'block', flexShrink: 0, width: '40px', height: '40px', objectFit: 'contain' },
  face: { ...LINE, fill: tokens.colorNeutralBackground1 },
  shade: { ...LINE, fill: tokens.colorNeutralBackground5 },
  arrow: {
    fill: 'none',
    stroke: tokens.colorBrandForeground1,
    strokeWidth: '2.2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
