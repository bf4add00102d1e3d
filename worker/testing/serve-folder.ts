import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { type SiteServer, startSite } from './site-server.ts';

/** A folder as static hosting serves it, with files and headers laid over it. The folder itself is never written to. */
export interface FolderSite {
  server: SiteServer;
  /** What the address shows now, as text; null when there is nothing. */
  read(path: string): string | null;
  /** Shows other content at an address, in place of the file that answers there if there is one. */
  write(path: string, content: string): void;
  /** Sent with every HTML page from now on, by name. */
  headers: Record<string, string>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

/** Folders answer with their index, names with or without ".html"; what does not exist answers 404. */
export async function serveFolder(root: string): Promise<FolderSite> {
  const laidOver = new Map<string, string>();
  const headers: Record<string, string> = {};
  const isThere = (path: string) => laidOver.has(path) || isFile(join(root, path));
  const fileAt = (address: string): string | null => {
    const path = posix.normalize(decodeURIComponent(address.split(/[?#]/)[0] || '/'));
    if (path.includes('..')) return null;
    return [path, posix.join(path, 'index.html'), `${path}.html`].find(isThere) ?? null;
  };
  const contentOf = (file: string) => laidOver.get(file) ?? readFileSync(join(root, file));
  const routes = new Proxy<Parameters<typeof startSite>[0]>(
    {},
    {
      get(_, key) {
        const file = fileAt(String(key));
        if (file === null) return undefined;
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        const own = type.startsWith('text/html') ? headers : {};
        // A page that is changed today was written on the day it was: what dates rest on stays the same.
        const changedAt = isFile(join(root, file)) ? statSync(join(root, file)).mtime : null;
        const dated: Record<string, string> = changedAt ? { 'last-modified': changedAt.toUTCString() } : {};
        return { headers: { 'content-type': type, ...dated, ...own }, body: contentOf(file) };
      },
    },
  );
  return {
    server: await startSite(routes),
    read(path) {
      const file = fileAt(path);
      return file === null ? null : contentOf(file).toString('utf8');
    },
    write(path, content) {
      laidOver.set(fileAt(path) ?? path, content);
    },
    headers,
  };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
