export function Axial() {
  return (
    <>
      <rect
        x="9"
        y="9"
        width="46"
        height="46"
        rx="3"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx="32"
        cy="32"
        r="19"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M32 29C26.96 23 30.2 14.900000000000002 37.76 15.259999999999998C39.56 22.1 37.4 27.5 34.4 30.2Z"
        transform="rotate(0 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C26.96 23 30.2 14.900000000000002 37.76 15.259999999999998C39.56 22.1 37.4 27.5 34.4 30.2Z"
        transform="rotate(90 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C26.96 23 30.2 14.900000000000002 37.76 15.259999999999998C39.56 22.1 37.4 27.5 34.4 30.2Z"
        transform="rotate(180 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C26.96 23 30.2 14.900000000000002 37.76 15.259999999999998C39.56 22.1 37.4 27.5 34.4 30.2Z"
        transform="rotate(270 32 32)"
        fill="var(--pic-accent)"
      />
      <circle cx="32" cy="32" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
    </>
  );
}
