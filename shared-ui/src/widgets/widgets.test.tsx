import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { EmbeddedFrame } from './embedded-frame.tsx';
import { Flippable } from './flippable.tsx';
import { ImageZoom } from './image-zoom.tsx';
import { PageTabPanel, PageTabs } from './page-tabs.tsx';
import { TextClamp } from './text-clamp.tsx';

function widthIs(px: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const min = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(new EventTarget(), { matches: px >= min, media: query }) as MediaQueryList;
  });
}
afterEach(() => jest.restoreAllMocks());

describe('a picture that can be enlarged', () => {
  it('[WID-001] is shown in a box of 400 and enlarged three times around the pointer or by the arrow keys', async () => {
    widthIs(769);
    renderWithPlatform(<ImageZoom src="/a.png" alt="Roof fan" />);
    const user = userEvent.setup();
    const picture = screen.getByRole('img', { name: 'Roof fan' });
    expect(getComputedStyle(picture.parentElement as Element).width).toBe('400px');
    await user.click(screen.getByRole('button', { name: 'Click to Zoom' }));
    const view = await screen.findByRole('application', { name: 'Roof fan' });
    const large = view.firstElementChild as HTMLElement;
    expect(large.style.transform).toBe('scale(3)');
    expect(large.style.transformOrigin).toBe('50% 50%');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(large.style.transformOrigin).toBe('60% 50%');
    for (let press = 0; press < 9; press++) fireEvent.keyDown(view, { key: 'ArrowUp' });
    expect(large.style.transformOrigin).toBe('60% 0%');
  });

  it('[WID-002] is enlarged from 769 px on only', () => {
    widthIs(768);
    renderWithPlatform(<ImageZoom src="/a.png" alt="Roof fan" />);
    expect(screen.queryByRole('button', { name: 'Click to Zoom' })).not.toBeInTheDocument();
  });

  it('[ERR-011] that cannot be had is logged and named', () => {
    const { platform } = renderWithPlatform(<ImageZoom src="/gone.png" alt="Roof fan" />);
    const warn = jest.spyOn(platform.log, 'warn');
    fireEvent.error(screen.getByRole('img'));
    expect(warn).toHaveBeenCalledWith('image could not be loaded: /gone.png');
    expect(screen.getByText('Roof fan')).toBeVisible();
  });
});

describe('a foreign page', () => {
  async function heightOf(frame: ReactNode) {
    const { unmount } = renderWithPlatform(frame);
    const element = screen.getByTitle('Calculator');
    await act(() => new Promise<void>((resolve) => element.addEventListener('load', () => resolve(), { once: true })));
    const height = element.getAttribute('height');
    unmount();
    return height;
  }

  it('[WID-003] is 500 px high by default', async () => {
    expect(await heightOf(<EmbeddedFrame src="about:blank" title="Calculator" />)).toBe('500');
    expect(await heightOf(<EmbeddedFrame src="about:blank" title="Calculator" heightPx={320} />)).toBe('320');
  });
});

describe('[WID-004] a long text', () => {
  const clampOf = () => (screen.getByText('Long') as HTMLElement).style.getPropertyValue('-webkit-line-clamp');

  it('is cut after three lines, and only one that is cut can be opened', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    const { unmount } = renderWithPlatform(<TextClamp text="Long" />);
    expect(clampOf()).toBe('3');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    height.mockReturnValue(200);
    renderWithPlatform(<TextClamp text="Long" lines={2} />);
    expect(clampOf()).toBe('2');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show more' }));
    expect(clampOf()).toBe('');
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });
});

function Card({ onEscape }: { readonly onEscape?: () => void }) {
  const [isTurned, setIsTurned] = useState(false);
  const turn = () => setIsTurned(!isTurned);
  return (
    <Flippable
      isTurned={isTurned}
      front={<Button onClick={turn}>Edit</Button>}
      back={
        <>
          <Button onClick={turn}>Back</Button>
          <input title="Name" />
        </>
      }
      onEscape={onEscape ?? turn}
    />
  );
}

describe('[WID-005] a card with two sides', () => {
  it('turns, and the hidden side is out of reach', async () => {
    renderWithPlatform(<Card />);
    const user = userEvent.setup();
    expect(screen.getByTitle('Name').closest('[inert]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByText('Edit').closest('[inert]')).not.toBeNull();
    expect(screen.getByTitle('Name').closest('[inert]')).toBeNull();
  });

  it('takes the focus along to the first field, and back to the button', async () => {
    renderWithPlatform(<Card />);
    const user = userEvent.setup();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByTitle('Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('requests to be turned by Escape only on its back', async () => {
    const onEscape = jest.fn();
    renderWithPlatform(<Card onEscape={onEscape} />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Edit' }).focus();
    await user.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Enter}{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});

describe('the parts of a page as tabs', () => {
  const NAMES = ['facts', 'notes'] as const;
  function Page() {
    const [shown, setShown] = useState<(typeof NAMES)[number]>('facts');
    const labelOf = (name: string) => `Their ${name}`;
    return (
      <>
        <PageTabs panelId="part" label="Customer" names={NAMES} shown={shown} labelOf={labelOf} onChoose={setShown} />
        <PageTabPanel id="part" shown={shown}>
          Content of {shown}
        </PageTabPanel>
      </>
    );
  }

  it('show the chosen one in a panel that has its name', async () => {
    renderWithPlatform(<Page />);
    expect(screen.getByRole('tablist', { name: 'Customer' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Their facts' })).toHaveTextContent('Content of facts');
    const notes = screen.getByRole('tab', { name: 'Their notes', selected: false });
    await userEvent.setup().click(notes);
    expect(notes).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Their notes' })).toHaveTextContent('Content of notes');
    expect(notes).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });
});
