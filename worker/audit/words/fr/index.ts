import type { LanguageWords } from '../language-words.ts';
import { contactLabels } from './contact-labels.ts';
import { countries } from './countries.ts';
import { credentials } from './credentials.ts';
import { faq } from './faq.ts';
import { hours } from './hours.ts';
import { hoursLabels } from './hours-labels.ts';
import { legalForms } from './legal-forms.ts';
import { reviews } from './reviews.ts';
import { roles } from './roles.ts';
import { streets } from './streets.ts';
import { trades } from './trades.ts';
import { weekdays } from './weekdays.ts';
import { years } from './years.ts';

export const fr: LanguageWords = {
  contactLabels,
  countries,
  credentials,
  faq,
  hours,
  hoursLabels,
  legalForms,
  reviews,
  roles,
  streets,
  trades,
  weekdays,
  years,
};
