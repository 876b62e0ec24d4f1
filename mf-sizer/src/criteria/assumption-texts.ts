export const ASSUMPTION_TEXTS = {
  label: 'Assumptions',
  seaLevel: 'Sea level, assumed',
  standardTemperature: '70 °F, assumed',
  cost: (hours: string, rate: string) => `${hours} at $${rate}`,
  open: (text: string) => `${text}. Change`,
} as const;
