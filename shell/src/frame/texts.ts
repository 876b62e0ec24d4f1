export const FRAME_TEXTS = {
  skipToContent: 'Skip to content',
  loadingArea: (title: string) => `Loading ${title}`,
  didNotLoad: (title: string) => `${title} did not load`,
  restWorks: 'The rest of the site works.',
  tried: (attempts: readonly { readonly version: string; readonly tries: number }[]) =>
    `We tried ${attempts.map(({ version, tries }) => `version ${version} ${times(tries)}`).join(' and ')}.`,
  tryAgain: 'Try again',
  goToStart: 'Go to start',
  again: (seconds: number) => `Trying again by itself in ${seconds} s`,
  report: (id: string, code: string) => `Report ${id} · ${code}`,
  copyReport: 'Copy the report number',
  closePanel: 'Close panel',
  discard: {
    title: 'Discard what you typed?',
    text: 'It has not been sent.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
  panelFailed: 'This panel did not load',
} as const;

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}
