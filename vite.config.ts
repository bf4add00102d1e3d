import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderPages } from './tools/prerender/prerender-pages.ts';
import { dataAsText } from './tools/project/data-as-text.ts';
import { deferModule, unpackLate } from './tools/project/defer-module.ts';
import { deferPatterns } from './tools/project/defer-patterns.ts';

const project = import.meta.dirname;

/** The two faces above the fold are asked for with the page, not after its style sheet. */
function preloadFonts(): Plugin {
  const needed = /(source-serif-4|inter)-latin-wght-normal/;
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => needed.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** React, the router and our own frame around every page. */
const FRAME =
  /node_modules\/(?:react|react-dom|scheduler|react-router|zustand)\/|web\/(?:http|router|features\/account\/(?:sign-in|use-auth)|features\/start\/(?:pending|use-recovery)|routes\/(?:layout|header|not-found|page-boundary|route-error)|ui\/(?:brand|button|footer|page-title|spinner|theme-\w+|toast-store|toaster))\.tsx?$/;

// `remoteBindings: false`: nothing of a local start may ask for an account.
export default defineConfig({
  root: resolve(project, 'web'),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    // Unpacks 64 languages in some 0.1 s; most websites are told by their commonest words.
    deferModule('tinyld/dist/tinyld.normal.node.mjs', ['detectAll'], unpackLate),
    deferPatterns(),
    dataAsText(),
    prerenderPages(resolve(project, 'web')),
    cloudflare({ remoteBindings: false, configPath: resolve(project, 'wrangler.toml') }),
  ],
  build: { outDir: resolve(project, 'dist'), emptyOutDir: true, sourcemap: true },
  environments: {
    client: {
      build: {
        // What every page needs in one file: small ones compress worse, each by itself.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: FRAME }] } } },
      },
    },
  },
});
