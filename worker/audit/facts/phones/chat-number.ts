/** Number of a WhatsApp click-to-chat link (https://faq.whatsapp.com/5913398998672934); null when the link names none. */
export function whatsAppNumber(url: string): string | null {
  const match =
    url.match(/^(?:https?:)?\/\/(?:www\.)?wa\.me\/\+?(\d{8,15})(?:[/?#]|$)/i) ??
    url.match(
      /^(?:https?:\/\/(?:api|web|www)\.whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^#]*&)?phone=(?:\+|%2B|%20)?(\d{8,15})(?:&|#|$)/i,
    );
  return match?.[1] === undefined ? null : dialled(match[1]);
}

/**
 * The number to dial for a WhatsApp id: ids of Brazilian mobiles leave out the ninth digit (a 9 before the eight that begin with
 * 6 to 9), those of Mexico keep a 1 that is no longer dialled. Both are how WhatsApp registered the accounts at the time.
 */
function dialled(id: string): string {
  return id.replace(/^55(\d{2})([6-9]\d{7})$/, '55$19$2').replace(/^521(\d{10})$/, '52$1');
}
