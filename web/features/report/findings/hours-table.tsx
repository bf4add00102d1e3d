import type { Hours } from '../../../../worker/report/view/hours.ts';
import { Citation } from '../evidence/citation.tsx';

/** The opening hours as a week, of the days whose hours are known. */
export function HoursTable({ hours: { days, byAppointment, citations } }: { hours: Hours }) {
  const stated = days.filter(({ text }) => text !== null);
  return (
    <div>
      <table className="figures w-full max-w-96">
        <tbody>
          {stated.map(({ day, text }) => (
            <tr key={day}>
              <th scope="row" className="w-px py-0.5 pr-4 text-left font-normal whitespace-nowrap">
                {day}
              </th>
              <td className="py-0.5 text-left">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-xs text-quiet">
        {stated.length === 0
          ? 'By appointment.'
          : `As stated on your pages${byAppointment ? ', which also say: by appointment' : ''}.`}
        <Citation numbers={citations} />
      </p>
    </div>
  );
}
