import { mergedText } from './merged-text.ts';

const textOf = (pid: number, calls: number) => `# HELP calls Completed calls
# TYPE calls counter
calls{process_pid="${pid}"} ${calls}
# HELP up Whether it is up
# TYPE up gauge
up{process_pid="${pid}"} 1
`;

describe('Metrics of several processes', () => {
  it('are one text, in which each metric is described once', () => {
    expect(mergedText([textOf(1, 5), textOf(2, 7)])).toBe(`# HELP calls Completed calls
# TYPE calls counter
calls{process_pid="1"} 5
calls{process_pid="2"} 7
# HELP up Whether it is up
# TYPE up gauge
up{process_pid="1"} 1
up{process_pid="2"} 1
`);
  });

  it('of a single process are as they were', () => {
    expect(mergedText([textOf(1, 5)])).toBe(textOf(1, 5));
  });
});
