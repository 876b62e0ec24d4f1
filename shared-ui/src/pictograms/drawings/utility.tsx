export function Utility() {
  return (
    <>
      <path d="M8 52H56" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M14 52L18 44M50 52L46 44" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M56 10V26C54 38 44 47 31 47C18 47 9 38 9 27C9 16 18 8 29 8H56Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx="30"
        cy="28"
        r="11.5"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(0 30 28)"
        fill="var(--pic-accent)"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(60 30 28)"
        fill="var(--pic-accent)"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(120 30 28)"
        fill="var(--pic-accent)"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(180 30 28)"
        fill="var(--pic-accent)"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(240 30 28)"
        fill="var(--pic-accent)"
      />
      <path
        d="M30 25C27.2 23 29 18.5 33.2 18.7C34.2 22.5 33 25.5 32.4 26.2Z"
        transform="rotate(300 30 28)"
        fill="var(--pic-accent)"
      />
      <circle cx="30" cy="28" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
    </>
  );
}
