import { createClient } from '@member-wallet/api-sdk';
import { ChatWidget } from '@member-wallet/chat/widget';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchMessage } from './backend';

const client = createClient({ baseURL: '' });
const who = { userId: null, guestId: 'bench' };

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
});

/** A row of the plain list: shows exactly what the widget shows of a text message. */
const Row = memo(function Row({ message }: { readonly message: BenchMessage }) {
  const { payload } = message.message;
  const isMine = message.sender === 'customer';
  return (
    <li className={isMine ? 'row mine' : 'row'}>
      <div className="bubble">
        <span className="unseen">{isMine ? 'You' : 'Support'}: </span>
        <p>{payload}</p>
      </div>
      <small>
        <time>{timeFormat.format(new Date(message.createdAt))}</time>
      </small>
    </li>
  );
});

const List = memo(function List({ messages }: { readonly messages: readonly BenchMessage[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages]);
  return (
    <div ref={box} className="scroller" role="log">
      <ol>
        {messages.map((message) => (
          <Row key={message._id} message={message} />
        ))}
      </ol>
    </div>
  );
});

function Composer({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <textarea
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onSay(text.trim());
        setText('');
      }}
    />
  );
}

/** The plain list: all messages rendered, each row memoised, the text field separate. */
function Plain({ messages: first }: { readonly messages: readonly BenchMessage[] }) {
  const [messages, setMessages] = useState(first);
  const say = (payload: string) =>
    setMessages((known) => [
      ...known,
      {
        _id: `own ${known.length}`,
        sender: 'customer',
        createdAt: new Date().toISOString(),
        message: { payload },
      },
    ]);
  return (
    <div className="plain">
      <List messages={messages} />
      <Composer onSay={say} />
    </div>
  );
}

function Page() {
  const [messages, setMessages] = useState<readonly BenchMessage[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void fetch('/messages')
      .then((answer) => answer.json() as Promise<readonly BenchMessage[]>)
      .then(setMessages);
  }, []);
  if (!messages) return null;
  return (
    <>
      <button type="button" id="plain" onClick={() => setOpen(!isOpen)}>
        Plain
      </button>
      {isOpen && <Plain messages={messages} />}
      <ChatWidget client={client} who={who} locale="en" />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
