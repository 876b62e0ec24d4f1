import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BeltDriveList } from './belt-drive-list.tsx';

const DRIVE: BeltDrive = {
  section: 'B',
  belts: 2,
  motorSheaveIn: 5.4,
  fanSheaveIn: 11,
  fanRpm: 859,
  speedErrorPercent: -0.2,
  beltSpeed: 2474,
  serviceFactor: 1.5,
  ratedHp: 9.5,
  bearings: { shaftIn: 1.4375, loadLb: 190, capacityLb: 5800, lifeHours: 552_000 },
};

describe('the belt drive of an item', () => {
  it('opens to belts, sheaves and bearing life', async () => {
    render(<BeltDriveList drive={DRIVE} />);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    await userEvent.setup().click(screen.getByText('Belt drive'));
    const group = within(screen.getByRole('group'));
    const lineOf = (label: string) => group.getByText(label).parentElement;
    expect(lineOf('V-belts')).toHaveTextContent('2 of section B');
    expect(lineOf('Motor sheave, pitch diameter')).toHaveTextContent('5.4 in.');
    expect(lineOf('Fan sheave, pitch diameter')).toHaveTextContent('11 in.');
    expect(lineOf('Fan speed by sheaves')).toHaveTextContent('859 rpm');
    expect(lineOf('Belt speed')).toHaveTextContent('2,474 fpm');
    expect(lineOf('Bearing life L10')).toHaveTextContent('552,000 h');
  });

  it('states lives up to a million hours', () => {
    render(<BeltDriveList drive={{ ...DRIVE, bearings: { ...DRIVE.bearings, lifeHours: 1_000_000 } }} />);
    expect(screen.getByText('1,000,000 h or more')).toBeInTheDocument();
  });
});
