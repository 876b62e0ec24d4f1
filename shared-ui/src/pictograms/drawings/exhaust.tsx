export function Exhaust() {
  return (
    <>
      <circle
        cx="32"
        cy="32"
        r="24"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M32 29C25.84 21 29.8 11.100000000000001 39.04 11.54C41.24 19.9 38.6 26.5 34.4 30.2Z"
        transform="rotate(0 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C25.84 21 29.8 11.100000000000001 39.04 11.54C41.24 19.9 38.6 26.5 34.4 30.2Z"
        transform="rotate(72 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C25.84 21 29.8 11.100000000000001 39.04 11.54C41.24 19.9 38.6 26.5 34.4 30.2Z"
        transform="rotate(144 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C25.84 21 29.8 11.100000000000001 39.04 11.54C41.24 19.9 38.6 26.5 34.4 30.2Z"
        transform="rotate(216 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C25.84 21 29.8 11.100000000000001 39.04 11.54C41.24 19.9 38.6 26.5 34.4 30.2Z"
        transform="rotate(288 32 32)"
        fill="var(--pic-accent)"
      />
      <circle cx="32" cy="32" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
    </>
  );
}
