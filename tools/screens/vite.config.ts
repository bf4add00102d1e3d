import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const web = resolve(import.meta.dirname, '../../web');

/** Every screen of the app in every state on one page, without a server; no part of what is served. */
export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss()],
  server: { open: '/testing/screens/' },
  build: {
    rolldownOptions: { input: resolve(web, 'testing/screens/index.html') },
    outDir: resolve(web, '../.cache/screens'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1_000,
  },
});
