import type { Hours } from '../../../../worker/report/view/hours.ts';
import { Citation } from '../evidence/citation.tsx';

/** The opening hours as a week. */
export function HoursTable({ hours: { days, byAppointment, citations } }: { hours: Hours }) {
  return (
    <div>
      <table className="figures w-full max-w-96">
        <tbody>
          {days.map(({ day, text, stated }) => (
            <tr key={day}>
              <th scope="row" className="w-px py-0.5 pr-4 text-left font-normal whitespace-nowrap">
                {day}
              </th>
              <td className={`py-0.5 text-left ${stated ? '' : 'text-quiet italic'}`}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-xs text-quiet">
        {byAppointment && !days.some(({ stated }) => stated) ? 'By appointment.' : 'As stated on your pages.'}
        <Citation numbers={citations} />
      </p>
    </div>
  );
}
