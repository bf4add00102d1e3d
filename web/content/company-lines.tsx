import { Link } from 'react-router';
import { contactAddress } from '../ui/contact-address.ts';
import { COMPANY } from './claims.ts';

/** Who stands behind the service and how to write to them. */
export function CompanyLines() {
  const { name, address } = COMPANY;
  const email = contactAddress();
  return (
    <>
      {name === null || address === null ? (
        <p className="text-quiet">The operator of this installation has not entered a name and postal address yet.</p>
      ) : (
        <p>
          {name}, {address}
        </p>
      )}
      <p>
        Write to us from the{' '}
        <Link to="/support" className="link">
          support page
        </Link>
        {email !== null && (
          <>
            {' '}
            or to{' '}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </>
        )}
        .
      </p>
    </>
  );
}
