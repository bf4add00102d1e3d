import type { Facts } from '../../facts/facts.ts';
import { defineCheck, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import { evidenceOf, inPlain } from '../shared/plain-facts.ts';
import { isVisibleText } from '../shared/shown/visible-sources.ts';

type Person = Facts['people'][number];

/** An owner and one more, or two of a team. The catalogue's proposal. */
const ENOUGH_PEOPLE = 2;
const MAX_QUOTED = 6;

/** People with their roles: who does the work and with what experience. Names come in too many forms to call them missing. */
export const teamNotNamed = defineCheck({
  id: 'team-not-named',
  revision: 6,
  category: 'authority',
  strength: 'C',
  catalogue: ['team'],
  title: {
    pass: 'At least two people are named with their roles',
    fail: 'No person of your business is named with a role',
    info: 'People named with their roles',
  },
  why: 'Names and roles show that real people with experience do the work. Plausible, not proven.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['facts'],
  run({ facts }) {
    const people = facts.people.slice(0, MAX_QUOTED).map((person) => {
      const { name, role } = person.value;
      if (role === null) return evidenceOf(person, name);
      // Name and role may stand on different pages: quoted is what one of them says.
      const withRole = person.sources.filter(({ seen }) => seen.toLowerCase().includes(role.toLowerCase()));
      return withRole.length > 0 ? evidenceOf({ sources: withRole }) : evidenceOf(person, name);
    });
    const withRole = facts.people.filter((person) => inPlain(person) && isRoleShown(person));
    const named = withRole.filter((person) => !isSaidOfAnother(person, withRole));
    return named.length >= ENOUGH_PEOPLE ? pass(people) : notConcluded(people);
  },
});

/** What markup alone calls somebody, nobody reads: a founder's node may name an heir. */
function isRoleShown({ value: { role }, sources }: Person): boolean {
  if (role === null) return false;
  const shown = sources.filter(isVisibleText);
  const isOfText = !sources.some(({ place }) => MARKUP.test(place));
  return isOfText || shown.some(({ seen }) => seen.toLowerCase().includes(role.toLowerCase()));
}
const MARKUP = /^(?:JSON-LD|microdata|RDFa)/;

/** "Ida Lind (owner, Lind Jewellers)": in brackets behind somebody with that role stands a firm, or the same person. */
function isSaidOfAnother({ value: { name, role }, sources }: Person, all: readonly Person[]): boolean {
  const said = sources.filter(({ seen }) => seen.toLowerCase().includes(role?.toLowerCase() ?? ''));
  const others = all.filter(({ value }) => value.name !== name && value.role === role);
  return (
    said.length > 0 && said.every(({ seen }) => others.some(({ value }) => isInBracketsOf(value.name, name, seen)))
  );
}

function isInBracketsOf(before: string, name: string, text: string): boolean {
  const opens = text.indexOf(`${before} (`);
  const at = text.indexOf(name, opens);
  return opens >= 0 && at > opens && !text.slice(opens, at).includes(')');
}
