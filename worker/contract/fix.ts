import { z } from 'zod';

const text = z.string().min(1);

export const FIX_KINDS = [
  'json-ld',
  'robots-txt',
  'meta-tags',
  'preview-tags',
  'title',
  'heading',
  'faq',
  'opening-hours',
  'contact-block',
  'llms-txt',
  'sitemap',
  'alt-texts',
  'headers',
  'html',
  'text',
] as const;

/** How a fix enters the website. */
export const FIX_ACTIONS = [
  /** `replaces` is the path of the file, which is written whole. */
  'file',
  /** Into the head of the page, in place of tags of the same name; JSON-LD: in place of blocks about the same thing. */
  'head',
  /**
   * In place of the words in `replaces`, as found on the page; markup around them stays. Where `replaces` shows elements, those: as many
   * as `content` has change tag, attributes and words one by one, else all of `content` takes their place.
   */
  'instead',
  'main-start',
  'main-end',
  /**
   * Attributes of the elements the content shows, found by their `src`, `href`, `name`, `placeholder` or words; an attribute shown alone is
   * the html element's.
   */
  'attributes',
  /** Sent by the server with every page. */
  'response-headers',
] as const;

/**
 * Text an owner can paste. It fills blanks: nothing valid that the website states is gone from it. In reports of before November 2026 what
 * was not found on the website reads TODO; since then only what is sure is written.
 */
export const fixSchema = z.object({
  kind: z.enum(FIX_KINDS),
  /** BCP-47 language of the words in it; "zxx" when there are none. */
  language: text,
  /** Notation, for highlighting and file names. */
  syntax: z.enum(['html', 'json', 'text', 'markdown', 'xml', 'nginx', 'apache']),
  /** Where it goes, in words, for the platform recognised. */
  placement: text,
  content: text,
  /** What stands there now, as the page has it; null where nothing does. Absent in reports made before fixes told it. */
  before: z.string().nullable().default(null),
  /**
   * `certain`: to be pasted as it stands; `likely`: worded by us from what the page says, to be read first; `seen`: it holds gaps or
   * questions that only the owner can fill.
   */
  certainty: z.enum(['certain', 'likely', 'seen']).default('likely'),
  /** The page it is for; null = the whole website. */
  pageUrl: z.string().nullable(),
  action: z.enum(FIX_ACTIONS),
  replaces: z.string().nullable(),
});

export type Fix = z.infer<typeof fixSchema>;
export type FixKind = Fix['kind'];
