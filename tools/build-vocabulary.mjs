// Builds worker/audit/website/structured-data/vocabulary.json from the schema.org declarations of the `schema-dts` package: every type
// with its direct parents, every property with the types that define it. Run after updating the package: npm run build:vocabulary
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, projectDir, runCommand } from './project/project.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { buildVocabulary } = await import('./vocabulary/build-vocabulary.mjs');
  const vocabulary = buildVocabulary();
  const file = join(projectDir, 'worker', 'audit', 'website', 'structured-data', 'vocabulary.json');
  writeFileSync(file, `${JSON.stringify(vocabulary)}\n`);
  notice(`${Object.keys(vocabulary.types).length} types, ${Object.keys(vocabulary.properties).length} properties`);
  return 0;
});
