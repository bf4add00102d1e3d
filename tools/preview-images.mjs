import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { runCommand } from './project/project.mjs';

/** Draws the picture of link previews and the icons of `web/public/` again, after the mark or the words changed. */
await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { drawImages } = await import('./preview-images/draw-images.mjs');
  await drawImages();
  return 0;
});
