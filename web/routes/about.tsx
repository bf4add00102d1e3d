import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('about');
  return <h1>about</h1>;
}
