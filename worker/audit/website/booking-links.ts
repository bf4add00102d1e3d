import type { ReadPage } from './read-pages.ts';
import { lightLetters } from './text/light-letters.ts';
import { regexSource } from './text/regex-source.ts';

const BOOKING_HOST = lightLetters(
  regexSource`
    (?:^|\.)(?:
      calendly
      |cal
      |doctolib
      |doctoralia
      |opentable
      |thefork
      |lafourchette
      |quandoo
      |resmio
      |resy
      |sevenrooms
      |treatwell
      |planity
      |fresha
      |booksy
      |acuityscheduling
      |squareup
      |setmore
      |simplybook
      |timify
      |shore
      |terminland
      |dr-flex
      |samedi
      |clickdoc
      |jameda
      |zocdoc
      |nexhealth
      |housecallpro
      |servicetitan
      |jobber
      |mindbodyonline
      |eversports
      |bsport
      |urbansportsclub
      |vagaro
      |styleseat
      |phorest
      |salonized
      |reserveren
      |zenchef
      |bookatable
      |covermanager
      |mews
      |cloudbeds
      |booking
      |airbnb
      |reservio
      |bookero
      |appointlet
      |koalendar
      |tidycal
      |hotpepper
      |tabelog
      |epark
      |airrsv
      |toreta
      |ubereats
      |doordash
      |lieferando
      |deliveroo
      |toasttab
      |chownow
      |pizzamico
    )\.[a-z.]{2,8}$
  `,
  'i',
);

/** A link of the page to a service for appointments; null when there is none. */
export function bookingLink({
  url: pageUrl,
  plain: { view },
}: ReadPage): { pageUrl: string; place: string; seen: string } | null {
  const link = view.links.find(({ url }) => url !== null && isBookingHost(url));
  return link ? { pageUrl, place: view.paths[link.path] ?? 'a[href]', seen: `${link.text} → ${link.url}` } : null;
}

/** Whether an address is one of a service for appointments, tables, rooms or orders. */
export const isBookingHost = (url: string): boolean => URL.canParse(url) && BOOKING_HOST.test(new URL(url).hostname);
