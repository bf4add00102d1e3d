import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { appOrigin } from '../ui/app-origin.ts';
import { Button } from '../ui/button.tsx';
import { contactAddress } from '../ui/contact-address.ts';
import { Document, DocumentSection } from '../ui/document.tsx';

const REFUSAL = 'User-agent: AnswerableBot\nDisallow: /';

export function Component() {
  const address = contactAddress();
  return (
    <Document
      title="AnswerableBot, our crawler"
      tabTitle="Our crawler"
      lead="It reads a website only when somebody asks us to analyze that website. It builds no search index and trains no model."
    >
      <DocumentSection id="name" title="How to recognize it">
        <p>Its user agent names itself and this page:</p>
        <Snippet label="User agent" text={`Mozilla/5.0 (compatible; AnswerableBot/1.0; +${appOrigin()}/bot)`} />
        <p className="text-quiet">
          It also opens key pages in a browser, under that browser’s name followed by its own. To learn whether a
          firewall treats assistants differently, it asks for the home page once under the name of some assistants,
          never as Googlebot, Bingbot or Applebot.
        </p>
      </DocumentSection>
      <DocumentSection id="reads" title="What it reads">
        <ul>
          <li>robots.txt, the sitemaps it names, llms.txt, and one made-up address to see how missing pages answer</li>
          <li>the home page and up to twelve key pages: about, contact, services, prices, questions, locations</li>
          <li>a sample of linked addresses, to see whether they answer</li>
        </ul>
        <p className="text-quiet">
          At most 5 MB and 20 seconds a page. It sends no forms (whether one reaches anybody it tries in a browser that
          lets nothing out), signs in nowhere and buys nothing. Its browser clicks menu entries and buttons that have no
          address, to see which text they show; while it does, only requests that read are let through.
        </p>
      </DocumentSection>
      <DocumentSection id="manners" title="How it behaves">
        <ul>
          <li>
            at most 4 requests at once and 150 per analysis to one host, halved when the host is slow or says it is busy
          </li>
          <li>it honors robots.txt, and Crawl-delay up to one second</li>
          <li>
            the one address that was typed in is always read, because its owner asked; a robots.txt that closes or fails
            limits everything else
          </li>
        </ul>
      </DocumentSection>
      <DocumentSection id="refuse" title="How to refuse it">
        <p>Put these lines into the robots.txt of your website:</p>
        <Snippet label="Lines for robots.txt" text={REFUSAL} />
        <p className="text-quiet">
          We keep to them. For crawlers that do not, the standard itself says what such lines are worth:
        </p>
        <p>
          “These rules are not a form of access authorization.” –{' '}
          <a href="https://www.rfc-editor.org/rfc/rfc9309" className="link">
            Martijn Koster and others, RFC 9309
          </a>
        </p>
      </DocumentSection>
      <DocumentSection id="contact" title="Contact">
        <p>
          Something went wrong on your server? Write to us from the{' '}
          <Link to="/support" className="link">
            support page
          </Link>
          {address && (
            <>
              {' '}
              or to{' '}
              <a href={`mailto:${address}`} className="link">
                {address}
              </a>
            </>
          )}{' '}
          with the time and the address that was read. A person answers within 24 hours.
        </p>
      </DocumentSection>
    </Document>
  );
}

function Snippet({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-raised p-3 pl-4">
      <pre className="min-w-0 flex-1 basis-40 self-center font-mono text-xs break-words whitespace-pre-wrap">
        {text}
      </pre>
      <Button variant="secondary" size="sm" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
        {copied ? <Check className="size-4" aria-hidden="true" /> : <Copy className="size-4" aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  );
}
