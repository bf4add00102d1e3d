import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('pricing');
  return <h1>pricing</h1>;
}
