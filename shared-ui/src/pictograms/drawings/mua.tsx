export function Mua() {
  return (
    <>
      <path
        d="M18 16H56V46H18Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M18 18L6 26V40L18 44Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M25 20V42M29 20V42M33 20V42"
        fill="none"
        stroke="var(--pic-line)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <circle
        cx="45"
        cy="30"
        r="8"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M45 27C43.04 26.5 44.3 23.35 47.24 23.49C47.94 26.15 47.1 28.25 47.4 28.2Z"
        transform="rotate(0 45 30)"
        fill="var(--pic-accent)"
      />
      <path
        d="M45 27C43.04 26.5 44.3 23.35 47.24 23.49C47.94 26.15 47.1 28.25 47.4 28.2Z"
        transform="rotate(72 45 30)"
        fill="var(--pic-accent)"
      />
      <path
        d="M45 27C43.04 26.5 44.3 23.35 47.24 23.49C47.94 26.15 47.1 28.25 47.4 28.2Z"
        transform="rotate(144 45 30)"
        fill="var(--pic-accent)"
      />
      <path
        d="M45 27C43.04 26.5 44.3 23.35 47.24 23.49C47.94 26.15 47.1 28.25 47.4 28.2Z"
        transform="rotate(216 45 30)"
        fill="var(--pic-accent)"
      />
      <path
        d="M45 27C43.04 26.5 44.3 23.35 47.24 23.49C47.94 26.15 47.1 28.25 47.4 28.2Z"
        transform="rotate(288 45 30)"
        fill="var(--pic-accent)"
      />
      <circle cx="45" cy="30" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
      <path
        d="M40 46H50V53H40Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M45 54V60M42.5 57.5L45 60L47.5 57.5"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
