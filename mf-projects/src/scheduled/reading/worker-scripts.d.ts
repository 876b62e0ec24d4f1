/** The script of a worker as text (build/webpack/inline-worker.mjs). */
declare module '*?worker' {
  const code: string;
  export default code;
}
