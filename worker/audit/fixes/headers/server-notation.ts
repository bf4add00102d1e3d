import type { Fix } from '../../../contract/fix.ts';
import type { PlatformId, ServerId } from '../../website/platform.ts';
import { asHtml, startTag } from '../as-html.ts';
import type { FixInput } from '../fix-input.ts';

/** Response headers as one kind of server is told to send them. */
export interface ServerNotation {
  syntax: Fix['syntax'];
  /** Where it is written, without a full stop. */
  place: string;
  /** `path` null: for the whole website. */
  write(headers: readonly (readonly [name: string, value: string])[], path: string | null): string;
}

/** Builders that answer with their own server: their users set no headers. Source: the makers' help pages, read November 2026. */
const CLOSED: readonly PlatformId[] = [
  'wix',
  'shopify',
  'squarespace',
  'webflow',
  'jimdo',
  'weebly',
  'ghost',
  'github-pages',
];

/** null where the owner cannot say what the server sends. */
export function serverNotation({ platform, server }: FixInput): ServerNotation | null {
  if (CLOSED.includes(platform.id) || server === 'github-pages') return null;
  return NOTATIONS[server];
}

const lines = (
  headers: readonly (readonly [string, string])[],
  write: (name: string, value: string) => string,
): string => headers.map(([name, value]) => write(name, value)).join('\n');

/** As curl shows them, and as panels of hosts ask for them. */
const plain: ServerNotation['write'] = (headers, path) =>
  `${path === null ? '' : `# For ${path} alone\n`}${lines(headers, (name, value) => `${name}: ${value}`)}`;

/** Sources: the makers' documentation of each server, read November 2026. */
const NOTATIONS: Record<Exclude<ServerId, 'github-pages'>, ServerNotation> = {
  // https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
  nginx: {
    syntax: 'nginx',
    place:
      'In the configuration of nginx, within the server block; location blocks with add_header lines of their own need them too',
    write: (headers, path) => {
      const written = lines(headers, (name, value) => `add_header ${name} "${value}" always;`);
      return path === null ? written : `# In the block that answers ${path}\n${written}`;
    },
  },
  // https://httpd.apache.org/docs/2.4/mod/mod_headers.html
  apache: {
    syntax: 'apache',
    place: 'In the file .htaccess in the top folder of the website, below what is there',
    write: (headers, path) => {
      const set = lines(headers, (name, value) => `  Header always set ${name} "${value}"`);
      const module = `<IfModule mod_headers.c>\n${set}\n</IfModule>`;
      return path === null ? module : `<If "%{REQUEST_URI} == '${path.replace(/'/g, "\\'")}'">\n${module}\n</If>`;
    },
  },
  // https://docs.netlify.com/manage/routing/headers/
  netlify: {
    syntax: 'text',
    place: 'In the file _headers in the folder that is published',
    write: (headers, path) => `${path ?? '/*'}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`,
  },
  // https://vercel.com/docs/project-configuration#headers
  vercel: {
    syntax: 'json',
    place:
      'In the file vercel.json in the top folder of the project; where there is one, add the entry “headers” to it',
    write: (headers, path) => {
      const entries = headers.map(([key, value]) => ({ key, value }));
      return JSON.stringify({ headers: [{ source: path ?? '/(.*)', headers: entries }] }, null, 2);
    },
  },
  // https://developers.cloudflare.com/rules/transform/response-header-modification/
  cloudflare: {
    syntax: 'text',
    place: 'In Cloudflare under Rules > Transform Rules > Modify Response Header: one “Set static” entry for each line',
    write: plain,
  },
  // https://learn.microsoft.com/en-us/iis/configuration/system.webserver/httpprotocol/customheaders/
  iis: {
    syntax: 'xml',
    place:
      'In the file web.config, within <configuration>; where there is a <system.webServer>, add only what is inside',
    write: (headers, path) => {
      const added = lines(headers, (name, value) => `      ${startTag('add', { name, value }).replace(/>$/, ' />')}`);
      const set = `  <httpProtocol>\n    <customHeaders>\n${added}\n    </customHeaders>\n  </httpProtocol>`;
      const all = `<system.webServer>\n${set}\n</system.webServer>`;
      return path === null ? all : `<location path="${asHtml(path.replace(/^\//, ''))}">\n${all}\n</location>`;
    },
  },
  unknown: {
    syntax: 'text',
    place: 'In the settings of your host for response headers; if it has none, send these lines to its support',
    write: plain,
  },
};
