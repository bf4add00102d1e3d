import { plainWords } from '../website/text/plain-words.ts';
import { regexSource } from '../website/text/regex-source.ts';

/**
 * Large towns of countries whose addresses in English mostly end in the town, without a postal code and often without the country.
 * Names that are also known elsewhere (Hyderabad, Georgetown, Victoria) are left out.
 */
const TOWNS: Record<string, string> = {
  KE: 'Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Thika|Malindi|Kitale|Nyeri|Machakos|Naivasha|Kakamega|Nanyuki|Embu|Kericho',
  UG: 'Kampala|Entebbe|Jinja|Mbarara|Gulu|Mukono|Fort Portal|Masaka|Mbale|Arua|Wakiso',
  TZ: 'Dar es Salaam|Arusha|Dodoma|Mwanza|Moshi|Morogoro|Tanga|Mbeya|Zanzibar City|Stone Town',
  RW: 'Kigali|Musanze|Rubavu|Huye',
  ET: 'Addis Ababa|Bahir Dar|Hawassa|Gondar|Mekelle|Dire Dawa',
  NG: regexSource`
    Lagos|Abuja|Ibadan|Port Harcourt|Kano|Enugu|Benin City|Kaduna|Calabar|Owerri|Uyo|Ilorin|Abeokuta|Onitsha
    |Warri|Akure|Asaba|Lekki|Ikeja|Victoria Island|Ikoyi
  `,
  GH: 'Accra|Kumasi|Tamale|Takoradi|Cape Coast|Tema|Sunyani|Koforidua',
  ZM: 'Lusaka|Ndola|Kitwe|Livingstone|Kabwe|Chingola',
  ZW: 'Harare|Bulawayo|Mutare|Gweru|Masvingo|Victoria Falls',
  BW: 'Gaborone|Francistown|Maun',
  NA: 'Windhoek|Swakopmund|Walvis Bay',
  MW: 'Lilongwe|Blantyre|Mzuzu|Zomba',
  SL: 'Freetown',
  GM: 'Banjul|Serekunda',
  ZA: regexSource`
    Johannesburg
    |Cape Town
    |Durban
    |Pretoria
    |Sandton
    |Soweto
    |Bloemfontein
    |Port Elizabeth
    |Gqeberha
    |Polokwane
    |Nelspruit
    |Mbombela
    |Midrand
    |Centurion
    |Randburg
    |Roodepoort
    |Pietermaritzburg
    |Stellenbosch
    |Rustenburg
  `,
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Multan|Peshawar|Quetta|Sialkot|Gujranwala',
  BD: 'Dhaka|Chittagong|Chattogram|Sylhet|Khulna|Rajshahi',
  NP: 'Kathmandu|Pokhara|Lalitpur|Bhaktapur|Biratnagar|Chitwan|Butwal|Dharan|Thamel',
  LK: 'Colombo|Kandy|Galle|Negombo|Jaffna|Nuwara Eliya|Matara|Kurunegala',
  IN: regexSource`
    Mumbai
    |New Delhi
    |Bangalore
    |Bengaluru
    |Chennai
    |Kolkata
    |Pune
    |Ahmedabad
    |Jaipur
    |Lucknow
    |Surat
    |Kochi
    |Coimbatore
    |Indore
    |Nagpur
    |Bhopal
    |Visakhapatnam
    |Vadodara
    |Ludhiana
    |Chandigarh
    |Mysore
    |Mysuru
    |Madurai
    |Noida
    |Gurgaon
    |Gurugram
    |Ghaziabad
    |Patna
    |Guwahati
    |Bhubaneswar
    |Thiruvananthapuram
    |Kozhikode
    |Mangalore
    |Udaipur
    |Jodhpur
    |Amritsar
    |Dehradun
    |Rajkot
    |Nashik
    |Vijayawada
    |Siliguri
  `,
  AE: 'Dubai|Abu Dhabi|Sharjah|Ajman|Ras Al Khaimah',
  QA: 'Doha',
  BH: 'Manama',
  KW: 'Kuwait City|Salmiya',
  OM: 'Muscat|Salalah',
  SA: 'Riyadh|Jeddah|Dammam',
  PH: 'Manila|Makati|Makati City|Quezon City|Cebu City|Davao City|Taguig|Taguig City|Pasig City|Baguio City|Iloilo City|Bacolod City|Mandaluyong City',
  MY: 'Kuala Lumpur|Petaling Jaya|Johor Bahru|Shah Alam|Subang Jaya|Kota Kinabalu|Kuching|Ipoh',
  KH: 'Phnom Penh|Siem Reap|Battambang',
  JM: 'Montego Bay|Negril|Ocho Rios',
  TT: 'Port of Spain',
};

const COUNTRY_OF = new Map(
  Object.entries(TOWNS).flatMap(([country, towns]) =>
    towns.split('|').map((town): [string, string] => [plainWords(town), country]),
  ),
);

const MAX_TOWN_CHARS = 24;

/** ISO code of the country a large town lies in; null for every other text. "Nakuru Town" is Nakuru. */
export function countryOfTown(text: string): string | null {
  if (text.length > MAX_TOWN_CHARS) return null;
  const plain = plainWords(text).replace(/\.$/, '');
  return COUNTRY_OF.get(plain) ?? COUNTRY_OF.get(plain.replace(/ (?:town|city)$/, '')) ?? null;
}
