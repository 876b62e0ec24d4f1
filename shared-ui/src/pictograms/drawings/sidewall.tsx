/** From the side: a wall, the curb ring on it, the spun housing of the wheel and the air that leaves along the wall. */
export function Sidewall() {
  return (
    <>
      <path
        d="M8 4H18V60H8Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M8 18H18M8 46H18" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M18 19H25V45H18Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M25 13H31C46 14 56 21 56 32C56 43 46 50 31 51H25V44H30V20H25Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M37 25H45V39H37Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M27 9V3M24.5 5.5L27 3L29.5 5.5M27 55V61M24.5 58.5L27 61L29.5 58.5"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
