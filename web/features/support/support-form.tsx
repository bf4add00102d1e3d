import { type FormEvent, useRef, useState } from 'react';
import { messageOf, post } from '../../http.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';

const SUCCESS = "Thank you for your message! We'll get back to you within 24 hours.";
const FAILURE = 'Your message was not sent. Your text is still here: please try again in a moment.';

/** Sends a message. Cleared only once the server has it; on failure the text stays and the form says so. */
export function SupportForm() {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    setSending(true);
    setFailure(null);
    try {
      await post('support-messages', {
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
      });
      form.current?.reset();
      window.alert(SUCCESS);
    } catch (error) {
      setFailure(messageOf(error, FAILURE));
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void onSubmit(event)} className="grid gap-5 font-sans" aria-label="Contact">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" maxLength={200} required />
        <TextField label="Email" name="email" type="email" autoComplete="email" maxLength={254} required />
      </div>
      <TextField label="Subject" name="subject" maxLength={300} required />
      <TextArea label="Message" name="message" rows={6} maxLength={10_000} required />
      {failure !== null && (
        <p role="alert" className="border-l-2 border-red pl-3 text-sm text-red">
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  );
}
