export function Upblast() {
  return (
    <>
      <path
        d="M15 46H49L52.5 56H11.5Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M9 16L17 40H47L55 16H48L44 27H20L16 16Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M25 12H39V27H25Z"
        fill="var(--pic-shade)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M25 17H39M25 21H39" fill="none" stroke="var(--pic-line)" strokeWidth="1.4" strokeLinecap="round" />
      <path
        d="M20 40H44V46H20Z"
        fill="var(--pic-face)"
        stroke="var(--pic-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M12 11V5M9.5 7.5L12 5L14.5 7.5M52 11V5M49.5 7.5L52 5L54.5 7.5"
        fill="none"
        stroke="var(--pic-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
