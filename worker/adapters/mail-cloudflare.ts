import type { MailSender } from '../mail/mail-sender.ts';

/**
 * Cloudflare's Email Service. Its limits and prices: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 * The outbox bounds the time a try may take and tries again.
 */
export function createCloudflareMail(binding: SendEmail, from: string): MailSender {
  return {
    async send(_key, { to, replyTo, subject, text, html }) {
      await binding.send({
        from: { email: from, name: 'Answerable' },
        to,
        subject,
        text,
        html,
        ...(replyTo === null ? {} : { replyTo }),
      });
    },
  };
}
