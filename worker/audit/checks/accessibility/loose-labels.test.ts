import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { unlabelledFormFields } from './unlabelled-form-fields.ts';

it.each([
  ['its own choice', '<label><input type="radio"> As a firm</label><form><input name="surname"></form>'],
  ['a list outside', '<label for="kind">Kind</label><form><input name="surname"></form><select id="kind"></select>'],
])('the label of %s is none of the next field', (_, html) => {
  const { evidence } = unlabelledFormFields.run(inputs({ pages: [page(html)] }));
  expect(evidence?.map(({ seen }) => seen)).toEqual(['no label with words']);
});
