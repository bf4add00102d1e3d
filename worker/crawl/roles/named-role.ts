import type { PageRole } from '../../audit/observations.ts';

/** Roles a page can be recognised by; home is where one starts. `legal` is the page that says who is behind the website. */
export type NamedRole = Exclude<PageRole, 'home' | 'other'>;
