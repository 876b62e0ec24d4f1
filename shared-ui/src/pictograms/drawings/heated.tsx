export function Heated() {
  return (
    <>
      <path
        d="M16 16H58V46H16Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M16 18L5 25V40L16 44Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle
        cx="27"
        cy="31"
        r="7.5"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M27 28C25.18 27.75 26.35 24.825 29.08 24.955C29.73 27.425 28.95 29.375 29.4 29.2Z"
        transform="rotate(0 27 31)"
        fill="var(--pic-accent)"
      />
      <path
        d="M27 28C25.18 27.75 26.35 24.825 29.08 24.955C29.73 27.425 28.95 29.375 29.4 29.2Z"
        transform="rotate(72 27 31)"
        fill="var(--pic-accent)"
      />
      <path
        d="M27 28C25.18 27.75 26.35 24.825 29.08 24.955C29.73 27.425 28.95 29.375 29.4 29.2Z"
        transform="rotate(144 27 31)"
        fill="var(--pic-accent)"
      />
      <path
        d="M27 28C25.18 27.75 26.35 24.825 29.08 24.955C29.73 27.425 28.95 29.375 29.4 29.2Z"
        transform="rotate(216 27 31)"
        fill="var(--pic-accent)"
      />
      <path
        d="M27 28C25.18 27.75 26.35 24.825 29.08 24.955C29.73 27.425 28.95 29.375 29.4 29.2Z"
        transform="rotate(288 27 31)"
        fill="var(--pic-accent)"
      />
      <circle cx="27" cy="31" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
      <path
        d="M46 21C47 27 52 28 52 34.5C52 38.5 49.5 41 46.5 41C43 41 40.5 38.5 40.5 35.2C40.5 32.4 42.5 31.5 43 28.6C44.5 29.6 45 30.8 45 32C46.2 29.5 46.8 25 46 21Z"
        fill="var(--pic-accent)"
      />
      <path
        d="M42 46H52V53H42Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M47 54V60M44.5 57.5L47 60L49.5 57.5"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
