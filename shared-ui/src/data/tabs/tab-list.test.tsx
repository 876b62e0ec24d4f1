import { Tab, TabList } from '@specbuilder/shared-ui/data';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';

const NAMES = ['Motors', 'Fan info', 'Curve'];

interface ListProps {
  readonly vertical?: boolean;
  readonly selectTabOnFocus?: boolean;
}

function List(props: ListProps) {
  const [chosen, setChosen] = useState('Fan info');
  return (
    <>
      <button type="button">Before</button>
      <TabList {...props} selectedValue={chosen} onTabSelect={(_, { value }) => setChosen(String(value))}>
        {NAMES.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
        <Tab value="Drawing" disabled>
          Drawing
        </Tab>
      </TabList>
      <button type="button">After</button>
    </>
  );
}

function open(props: ListProps = {}) {
  const heard: string[] = [];
  renderWithPlatform(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a grid around the list
    <div onKeyDown={({ key }) => heard.push(key)}>
      <List {...props} />
    </div>,
  );
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name });
  const tab = (name: string) => screen.getByRole('tab', { name });
  return { user, button, tab, heard };
}

describe('a tab list', () => {
  it('has tabs in it and nothing else', () => {
    open();
    const list = screen.getByRole('tablist');
    expect([...list.children].map(({ role }) => role)).toEqual(['tab', 'tab', 'tab', 'tab']);
    expect(list).not.toHaveAttribute('data-tabster');
  });

  it('is there for who holds it', () => {
    const list = createRef<HTMLDivElement>();
    renderWithPlatform(
      <TabList ref={list} selectedValue="Motors">
        <Tab value="Motors">Motors</Tab>
      </TabList>,
    );
    expect(list.current).toBe(screen.getByRole('tablist'));
  });

  it('is one stop of the Tab key, at the chosen tab', async () => {
    const { user, button, tab } = open();
    button('Before').focus();
    await user.tab();
    expect(tab('Fan info')).toHaveFocus();
    await user.tab();
    expect(button('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Fan info')).toHaveFocus();
  });

  it.each([
    ['ArrowRight', 'Curve'],
    ['ArrowLeft', 'Motors'],
    ['Home', 'Motors'],
    ['End', 'Curve'],
    ['ArrowDown', 'Fan info'],
    ['Control>}{ArrowRight}{/Control', 'Fan info'],
  ])('goes with %s to %s, which it does not choose', async (key, name) => {
    const { user, tab } = open();
    tab('Fan info').focus();
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab('Fan info')).toHaveAttribute('aria-selected', 'true');
  });

  it('goes round, past a tab that is switched off', async () => {
    const { user, tab } = open();
    tab('Curve').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Motors')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Curve')).toHaveFocus();
  });

  it('is left from the tab that has the focus, and entered at the chosen one again', async () => {
    const { user, button, tab } = open();
    tab('Fan info').focus();
    await user.keyboard('{Home}');
    await user.tab();
    expect(button('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Fan info')).toHaveFocus();
    await user.keyboard('{End}');
    await user.tab({ shift: true });
    expect(button('Before')).toHaveFocus();
  });

  it('chooses with Enter, and is entered there from then on', async () => {
    const { user, button, tab } = open();
    tab('Fan info').focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(tab('Curve')).toHaveAttribute('aria-selected', 'true');
    button('Before').focus();
    await user.tab();
    expect(tab('Curve')).toHaveFocus();
  });

  it('goes up and down where its tabs stand so, and chooses at once where it is to', async () => {
    const { user, tab } = open({ vertical: true, selectTabOnFocus: true });
    tab('Fan info').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Fan info')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(tab('Curve')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(tab('Motors')).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps its keys from what it stands in', async () => {
    const { user, tab, heard } = open();
    tab('Fan info').focus();
    await user.keyboard('{ArrowRight}{Home}{ArrowUp}');
    expect(heard).toEqual(['ArrowUp']);
  });
});
