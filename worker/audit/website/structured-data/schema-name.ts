const SCHEMA_ADDRESS = /^https?:\/\/(?:www\.)?schema\.org\/(?:#)?([A-Za-z][\w-]*)\/?$/i;

/** "Dentist" for "https://schema.org/Dentist"; names of other vocabularies stay full addresses. */
export const schemaName = (address: string): string => SCHEMA_ADDRESS.exec(address.trim())?.[1] ?? address.trim();

/** A context or vocabulary address that means schema.org, in the spellings that search engines accept. */
export const isSchemaOrg = (address: string): boolean =>
  /^https?:\/\/(?:www\.)?schema\.org\/?(?:#|docs\/jsonldcontext\.json(?:ld)?)?$/i.test(address.trim());
