import type { Hours, HoursTable } from '../../../../worker/report/view/hours.ts';
import { Citation } from '../evidence/citation.tsx';
import { PagesDisagree } from './pages-disagree.tsx';

/** The opening hours as a week; contradicting sets stand beside it. */
export function HoursTables({ hours: { main, alternatives, isLikely } }: { hours: Hours }) {
  if (alternatives.length === 0) return <Week table={main} isLikely={isLikely} />;
  return (
    <PagesDisagree>
      <div className="mt-2 grid gap-6 sm:grid-cols-2">
        {[main, ...alternatives].map((table) => (
          <Week key={table.days.map(({ text }) => text).join()} table={table} />
        ))}
      </div>
    </PagesDisagree>
  );
}

function Week({
  table: { days, byAppointment, citations },
  isLikely = false,
}: {
  table: HoursTable;
  isLikely?: boolean;
}) {
  return (
    <div>
      <table className="figures w-full max-w-96">
        <tbody>
          {days.map(({ day, text, stated, disputed }) => (
            <tr key={day} className={disputed ? 'font-semibold' : ''}>
              <th
                scope="row"
                className={`w-px py-0.5 pr-4 text-left whitespace-nowrap ${disputed ? 'font-semibold' : 'font-normal'}`}
              >
                {day}
              </th>
              <td className={`py-0.5 text-left ${stated ? '' : 'text-quiet italic'}`}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-xs text-quiet">
        {byAppointment ? 'Also by appointment.' : 'As stated on your pages.'}
        {isLikely && ' Read with some doubt.'}
        <Citation numbers={citations} />
      </p>
    </div>
  );
}
