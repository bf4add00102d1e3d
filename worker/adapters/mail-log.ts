import type { MailSender } from '../mail/mail-sender.ts';

/** Mail of a local installation: one line of the log each, which the start script turns into files under STATE_DIR/logs/mail. */
export function createMailLog(from: string): MailSender {
  return {
    async send(key, mail) {
      console.log(JSON.stringify({ event: 'mail', key, from, ...mail }));
    },
  };
}
