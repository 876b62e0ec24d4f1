/**
 * The metrics of several processes as one Prometheus text, in which each metric is described once and its samples are
 * grouped together. Samples differ by the label of their process.
 */
export function mergedText(texts: readonly string[]): string {
  const described = new Map<string, Set<string>>();
  const samples = new Map<string, string[]>();
  for (const text of texts) {
    let metric = '';
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const [, name] = /^# (?:HELP|UNIT|TYPE) (\S+)/.exec(line) ?? [];
      if (name !== undefined) {
        metric = name;
        described.set(metric, (described.get(metric) ?? new Set()).add(line));
      } else samples.set(metric, [...(samples.get(metric) ?? []), line]);
    }
  }
  const lines = [...described].flatMap(([metric, header]) => [...header, ...(samples.get(metric) ?? [])]);
  return `${lines.join('\n')}\n`;
}
