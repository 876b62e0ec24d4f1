export function Hvac() {
  return (
    <>
      <path
        d="M6 20H58V50H6Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M36 12H54V20H36Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M39 16H51"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 20V50" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M35 26C38 26 38 30 41 30S44 26 47 26S50 30 53 30M35 33C38 33 38 37 41 37S44 33 47 33S50 37 53 37M35 40C38 40 38 44 41 44S44 40 47 40S50 44 53 44"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx="18"
        cy="35"
        r="8.5"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M18 32C15.9 31.25 17.25 27.875 20.4 28.025C21.15 30.875 20.25 33.125 20.4 33.2Z"
        transform="rotate(0 18 35)"
        fill="var(--pic-accent)"
      />
      <path
        d="M18 32C15.9 31.25 17.25 27.875 20.4 28.025C21.15 30.875 20.25 33.125 20.4 33.2Z"
        transform="rotate(72 18 35)"
        fill="var(--pic-accent)"
      />
      <path
        d="M18 32C15.9 31.25 17.25 27.875 20.4 28.025C21.15 30.875 20.25 33.125 20.4 33.2Z"
        transform="rotate(144 18 35)"
        fill="var(--pic-accent)"
      />
      <path
        d="M18 32C15.9 31.25 17.25 27.875 20.4 28.025C21.15 30.875 20.25 33.125 20.4 33.2Z"
        transform="rotate(216 18 35)"
        fill="var(--pic-accent)"
      />
      <path
        d="M18 32C15.9 31.25 17.25 27.875 20.4 28.025C21.15 30.875 20.25 33.125 20.4 33.2Z"
        transform="rotate(288 18 35)"
        fill="var(--pic-accent)"
      />
      <circle cx="18" cy="35" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
      <path d="M6 54H58" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
    </>
  );
}
