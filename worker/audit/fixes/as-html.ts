const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words of a website as HTML shows them, in text and in attributes in double quotes. White space becomes single spaces. */
export const asHtml = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A start tag with its attributes in the order given; those that are null are left out. */
export function startTag(name: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${asHtml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
}

/** An element that holds nothing but words. */
export const element = (name: string, attributes: Record<string, string | null>, words: string): string =>
  `${startTag(name, attributes)}${asHtml(words)}</${name}>`;
