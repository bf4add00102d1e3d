const CONSENT = /cookie|consent|gdpr|dsgvo|rgpd/i;
/** Belongs to a cookie banner, by its place on the page. */
export const isConsent = (place: string): boolean => CONSENT.test(place);
