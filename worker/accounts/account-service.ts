import type { AnalysisService } from '../analysis/analysis-service.ts';
import type { AccountView } from '../contract/account.ts';
import { AppError } from '../contract/errors.ts';
import { listConfirmedFacts } from '../db/confirmed-facts.ts';
import type { Database } from '../db/database.ts';
import { dropMailsTo } from '../db/mails.ts';
import { listPaymentsOf } from '../db/payments.ts';
import type { SessionRow, UserRow } from '../db/schema.ts';
import { closeAllSessions, closeSessionOf, listSessions } from '../db/sessions.ts';
import { listTicks } from '../db/ticks.ts';
import { deleteUser, setRefusesModels } from '../db/users.ts';
import { exportAccount } from './export-account.ts';

/** What a person can see of their account, take along and have deleted. */
export class AccountService {
  private readonly db: Database;
  private readonly analyses: AnalysisService;
  private readonly now: () => number;
  private readonly hasModel: boolean;

  constructor(db: Database, analyses: AnalysisService, now: () => number, hasModel: boolean) {
    this.db = db;
    this.analyses = analyses;
    this.now = now;
    this.hasModel = hasModel;
  }

  /** `current`: the session that asks; null when none of the list is to be marked. */
  async view(user: UserRow, current: SessionRow | null): Promise<AccountView> {
    const [sessions, payments] = await Promise.all([
      listSessions(this.db, user.id, this.now()),
      listPaymentsOf(this.db, user.id),
    ]);
    return {
      user: {
        profileImageUrl: user.profileImageUrl,
        firstName: user.firstName,
        email: user.email,
        createdAt: user.createdAt,
      },
      sessions: sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt,
        lastUsedAt,
        isCurrent: id === current?.id,
      })),
      payments: payments.map(({ id, website, amountCents, currency, status, createdAt, settledAt }) => {
        return { id, website, amountCents, currency, status, createdAt, settledAt };
      }),
      models: { isSetUp: this.hasModel, refused: user.refusesModels },
    };
  }

  /** Holds from the next analysis on. */
  async refuseModels(userId: number, refused: boolean): Promise<void> {
    await setRefusesModels(this.db, userId, refused);
  }

  async endSession(userId: number, id: string): Promise<void> {
    const hasEnded = /^[1-9]\d{0,14}$/.test(id) && (await closeSessionOf(this.db, userId, Number(id)));
    if (!hasEnded) throw new AppError('NOT_FOUND', 'We have no such session.');
  }

  async endAllSessions(userId: number): Promise<void> {
    await closeAllSessions(this.db, userId);
  }

  /** Everything stored about a person, as one JSON document that is written while it is read: reports are large. */
  async export(user: UserRow): Promise<ReadableStream<Uint8Array>> {
    const [account, ticks, confirmedFacts, list] = await Promise.all([
      this.view(user, null),
      listTicks(this.db, user.id),
      listConfirmedFacts(this.db, user.id),
      this.analyses.list(user.id),
    ]);
    const head = {
      exportedAt: this.now(),
      issuer: user.issuer,
      subject: user.subject,
      ...account,
      ticks,
      confirmedFacts,
    };
    return exportAccount(head, list, (id) => this.analyses.view(user.id, String(id)));
  }

  /**
   * Analyses with their objects first, the account last: what fails on the way can be tried again. Payment records stay, because the law
   * asks for them; so does what was used of quotas and demo.
   */
  async delete(user: UserRow): Promise<void> {
    const payments = await listPaymentsOf(this.db, user.id);
    if (payments.some(({ status }) => status === 'processing')) {
      throw new AppError(
        'CONFLICT',
        'A payment of yours is still being processed. Please try again once it has gone through.',
      );
    }
    await dropMailsTo(this.db, user.email);
    do await this.analyses.deleteAll(user.id);
    while (
      // One may have been started meanwhile.
      !(await deleteUser(this.db, user.id))
    );
  }
}
