/** '1200 CFM @ 0.5" WG', '450 L/s / 150 Pa'. */
const DUTY =
  /^\W{0,2}\d[\d.,]*\s?(?:cfm|pcm|l\/s|cmh|m[³3]\/(?:hr?|s))\s*(?:@|\/|,|at\b|-)\s*\.?\d[\d.,/ -]*\s?(?:["”″]|in\b|iwg|pa\b|mm).{0,12}$/iu;

/** Whether a cell says an airflow and its pressure, each with its unit. */
export const isDutyCell = (cell: string): boolean => DUTY.test(cell);
