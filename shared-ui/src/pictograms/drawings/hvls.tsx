export function Hvls() {
  return (
    <>
      <path d="M32 4V22" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M26 4H38" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M28 18H36V28H28Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <ellipse
        cx="32"
        cy="32"
        rx="28"
        ry="8"
        fill="none"
        stroke="var(--pic-line)"
        strokeWidth="1"
        strokeDasharray="2 3"
      />
      <path
        d="M32 30L4 27.5L4.4 31L32 33.5ZM32 30L60 27.5L59.6 31L32 33.5ZM32 31L12 38.5L14.5 40L33 33.5ZM32 31L52 38.5L49.5 40L31 33.5Z"
        fill="var(--pic-accent)"
      />
      <path
        d="M20 46V56M32 48V60M44 46V56"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="3 3.5"
      />
    </>
  );
}
