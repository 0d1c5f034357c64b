import { spawn } from 'node:child_process';

/** Keeps a core busy until the process that started it is gone. */
const script = `
const parent = process.ppid;
const burn = () => {
  const end = performance.now() + 50;
  while (performance.now() < end);
  if (process.ppid === parent) setImmediate(burn);
};
burn();
`;

/** Starts processes that each keep a core busy, as a machine that does other work; returns what ends them. */
export const startBusyProcesses = (count: number): (() => void) => {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
};
