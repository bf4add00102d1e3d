import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const web = resolve(import.meta.dirname, '../../web');

/** A font that comes late stays away in the app, so that nothing moves. Here every look at a screen is to be the same. */
const waitForFonts: Plugin = {
  name: 'wait-for-fonts',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = String(file.source).replace(/font-display:\s*optional/g, 'font-display:block');
      }
    }
  },
};

/** Every screen of the app in every state on one page, without a server; no part of what is served. */
export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), waitForFonts],
  server: { open: '/testing/screens/' },
  build: {
    rolldownOptions: { input: resolve(web, 'testing/screens/index.html') },
    outDir: resolve(web, '../.cache/screens'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_000,
  },
});
