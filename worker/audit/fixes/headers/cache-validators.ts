import type { Fix } from '../../../contract/fix.ts';
import type { ServerId } from '../../website/platform.ts';
import { type FixBuilder, isOpen } from '../fix-input.ts';
import { forCheck } from '../page-fix.ts';
import { serverFix } from './server-fix.ts';

const CHECK = 'missing-cache-validators';

/** What makes a server mark each version of a file. */
const SETTINGS: Partial<Record<ServerId, Pick<Fix, 'syntax' | 'content'> & { place: string }>> = {
  // https://nginx.org/en/docs/http/ngx_http_core_module.html#etag
  nginx: { syntax: 'nginx', content: 'etag on;', place: 'In the configuration of nginx, within the server block' },
  // https://httpd.apache.org/docs/2.4/mod/core.html#fileetag
  apache: {
    syntax: 'apache',
    content: 'FileETag MTime Size',
    place: 'In the file .htaccess in the top folder of the website, below what is there',
  },
};

/** Marks of versions for pages that are files. Pages a program writes need them from the program, so nothing is promised. */
export const cacheValidatorFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const setting = SETTINGS[input.server];
    const isMadeByProgram =
      input.platform.evidence !== null || input.inputs.home?.plain.headers['x-powered-by'] !== undefined;
    if (!isOpen(input, CHECK) || setting === undefined || isMadeByProgram) return [];
    const { syntax, content, place } = setting;
    const placement = `${place}. It holds for pages that are files; pages a program writes need a cache in front of it.`;
    return forCheck(CHECK, [serverFix({ syntax, content, placement, pageUrl: null })], false);
  },
};
