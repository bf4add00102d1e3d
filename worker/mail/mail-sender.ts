/** One mail as it goes out. */
export interface Mail {
  to: string;
  /** Where an answer should go when not to the sender; null: to the sender. */
  replyTo: string | null;
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

/** What the service needs from whoever carries the mail. Adapters implement it. */
export interface MailSender {
  /** `key` says what the mail is about. Throws when the mail was not taken; asking again later may help. */
  send(key: string, mail: Mail): Promise<void>;
}
