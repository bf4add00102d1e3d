import type { Fix } from '../../../contract/fix.ts';
import type { ServerId } from '../../website/platform.ts';
import { type FixBuilder, isOpen } from '../fix-input.ts';
import { forCheck } from '../page-fix.ts';
import { serverFix } from './server-fix.ts';
import { serverNotation } from './server-notation.ts';

const CHECK = 'uncompressed-html';

type Setting = Pick<Fix, 'syntax' | 'content'> & { place: string };

/** Hosts that pack by themselves are not named. */
const SETTINGS: Partial<Record<ServerId, Setting>> = {
  // HTML is packed as soon as it is on: https://nginx.org/en/docs/http/ngx_http_gzip_module.html
  nginx: {
    syntax: 'nginx',
    place: 'In the configuration of nginx, within the http or the server block',
    content:
      'gzip on;\ngzip_vary on;\ngzip_proxied any;\ngzip_types text/css text/plain text/javascript ' +
      'application/javascript application/json application/ld+json application/xml image/svg+xml;',
  },
  // https://httpd.apache.org/docs/2.4/mod/mod_deflate.html
  apache: {
    syntax: 'apache',
    place: 'In the file .htaccess in the top folder of the website, below what is there',
    content:
      '<IfModule mod_deflate.c>\n  AddOutputFilterByType DEFLATE text/html text/css text/plain ' +
      'text/javascript application/javascript application/json application/ld+json application/xml ' +
      'image/svg+xml\n</IfModule>',
  },
  // https://learn.microsoft.com/en-us/iis/configuration/system.webserver/urlcompression
  iis: {
    syntax: 'xml',
    place: 'In the file web.config, within <system.webServer>',
    content: '<urlCompression doStaticCompression="true" doDynamicCompression="true" />',
  },
};

/** Packing of pages switched on, for servers that can be told so in a file. */
export const compressionFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const setting = SETTINGS[input.server];
    if (!isOpen(input, CHECK) || setting === undefined || serverNotation(input) === null) return [];
    const { syntax, content, place } = setting;
    return forCheck(CHECK, [serverFix({ syntax, content, placement: `${place}.`, pageUrl: null })], true);
  },
};
