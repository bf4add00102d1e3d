import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('privacy');
  return <h1>privacy</h1>;
}
