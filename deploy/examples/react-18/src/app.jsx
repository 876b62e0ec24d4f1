import { FanSizer } from '@specbuilder/embed/react';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');

function ExhaustFans() {
  const sizer = useRef(null);
  const [choice, setChoice] = useState('Nothing chosen yet');
  const size = () => sizer.current.size({ category: 1, sub: 2, cfm: 2000, sp: 0.5 });
  return (
    <>
      <h1>Exhaust fans</h1>
      <p>
        <button type="button" onClick={size}>
          2,000 cfm at 0.5 in. wg
        </button>
      </p>
      <p role="status">{choice}</p>
      <FanSizer
        ref={sizer}
        site={root.dataset.site}
        start="/fans/sizer/search?category=1&sub=2"
        onResults={({ count }) => setChoice(`${count} fans`)}
        onItem={({ model, price, currency }) => setChoice(`${model}: ${price} ${currency}`)}
        onFailed={({ message }) => setChoice(message)}
      />
    </>
  );
}

createRoot(root).render(
  <StrictMode>
    <ExhaustFans />
  </StrictMode>,
);
