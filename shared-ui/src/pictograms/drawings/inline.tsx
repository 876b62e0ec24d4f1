export function Inline() {
  return (
    <>
      <path
        d="M14 18H50V46H14Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M6 23H14V41H6ZM50 23H58V41H50Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M25 10H39V18H25Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle
        cx="32"
        cy="32"
        r="11"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M32 29C29.2 27 31 22.5 35.2 22.7C36.2 26.5 35 29.5 34.4 30.2Z"
        transform="rotate(0 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C29.2 27 31 22.5 35.2 22.7C36.2 26.5 35 29.5 34.4 30.2Z"
        transform="rotate(72 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C29.2 27 31 22.5 35.2 22.7C36.2 26.5 35 29.5 34.4 30.2Z"
        transform="rotate(144 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C29.2 27 31 22.5 35.2 22.7C36.2 26.5 35 29.5 34.4 30.2Z"
        transform="rotate(216 32 32)"
        fill="var(--pic-accent)"
      />
      <path
        d="M32 29C29.2 27 31 22.5 35.2 22.7C36.2 26.5 35 29.5 34.4 30.2Z"
        transform="rotate(288 32 32)"
        fill="var(--pic-accent)"
      />
      <circle cx="32" cy="32" r="3.4" fill="var(--pic-face)" stroke="var(--pic-line)" strokeWidth="1.6" />
    </>
  );
}
