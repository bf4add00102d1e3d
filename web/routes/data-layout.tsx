import { Outlet } from 'react-router';
import { WithQueries } from '../ui/with-queries.tsx';

/** Around the pages that show data. */
export function Component() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
