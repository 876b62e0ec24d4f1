export function Heater() {
  return (
    <>
      <path
        d="M18 14H46V52H18Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M22 6H42V14H22Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M32 20C33 26 38 27.5 38 33.5C38 37.5 35.5 40 32.5 40C29 40 26.5 37.5 26.5 34.2C26.5 31.4 28.5 30.5 29 27.6C30.5 28.6 31 29.8 31 31C32.2 28.5 32.8 24 32 20Z"
        fill="var(--pic-accent)"
      />
      <path d="M18 45H46" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M22 48.5H42" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M14 52H50V57H14Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M48 22H56V32H48" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M8 24H14M6 30H14M8 36H14"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
