import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Linked } from './linked.tsx';

const linksIn = (text: string) =>
  [...renderToStaticMarkup(<Linked text={text} />).matchAll(/href="#task-(\d+)"/g)].map(([, number]) => number);

it('links the tasks a text names, and not how many more there are', () => {
  expect(linksIn('See recommendation 3. Then recommendations 5, 8 and 17, on 4 pages.')).toEqual(['3', '5', '8', '17']);
  expect(linksIn('Recommendations 5, 8 and 12 more')).toEqual(['5', '8']);
});
