import { fileURLToPath } from 'node:url';
import { onProjectNode } from './install.mjs';
import { Refusal, runCommand } from './project.mjs';

/** Makes the sample report: reads the invented website and judges it; with --judge only the latter. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word !== '--judge');
  if (unknown) throw new Refusal(`${unknown} is not an option. Usage: npm run sample [-- --judge]`);
  const { writeSample } = await import('./sample/write-sample.ts');
  await writeSample({ judgeOnly: words.includes('--judge') });
  return 0;
});
