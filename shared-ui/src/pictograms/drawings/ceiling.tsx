export function Ceiling() {
  return (
    <>
      <path d="M4 14H60" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M14 14H50V38H14Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M50 19H58V29H50Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M8 38H56V45H8Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M17 41.5H27M32 41.5H47" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M22 56V50M32 58V50M42 56V50"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
