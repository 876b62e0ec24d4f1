import { MAX_DELETED } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANN, BOB } from '../../test/customers.ts';
import { CustomerName } from './customer-name.tsx';
import { DeletionBar } from './deletion-bar.tsx';
import { useDeletion } from './use-deletion.ts';

const page = Array.from({ length: MAX_DELETED - 1 }, (_, index) => ({ ...ANN, userId: `${index}` }));

/** The bar and two rows of another page. */
function Deleting() {
  const deletion = useDeletion();
  const { chosen, isFull, toggle } = deletion;
  if (chosen === null) return <button type="button" onClick={deletion.start} />;
  return (
    <>
      <DeletionBar deletion={deletion} customers={page} />
      {[ANN, BOB].map((customer) => (
        <CustomerName key={customer.userId} of={customer} picking={{ chosen, isFull, onToggle: toggle }} />
      ))}
    </>
  );
}

describe('Customers to delete', () => {
  it('[CUS-008] are chosen up to as many as the server deletes at once, and that is said', async () => {
    renderWithPlatform(<Deleting />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button'));
    const all = screen.getByRole('button', { name: 'Choose all of this page' });
    const [ann, bob] = [/Ann Lee/, /bob/].map((name) => screen.getByRole('checkbox', { name }));
    await person.click(all);
    expect(screen.getByRole('status')).toHaveTextContent('199 chosen');
    expect(bob).toBeEnabled();
    await person.click(ann as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent('200 chosen, as many as are deleted at once');
    expect(bob).toBeDisabled();
    expect(all).toHaveAttribute('aria-disabled', 'true');
    await person.click(ann as HTMLElement);
    await person.click(bob as HTMLElement);
    await person.click(bob as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent('199 chosen');
    await person.click(bob as HTMLElement);
    await person.click(ann as HTMLElement);
    expect(ann).not.toBeChecked();
  });

  it('[CUS-008] stay within the limit when a page would go beyond it, the first chosen first', async () => {
    renderWithPlatform(<Deleting />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button'));
    const [ann, bob] = [/Ann Lee/, /bob/].map((name) => screen.getByRole('checkbox', { name }));
    await person.click(ann as HTMLElement);
    await person.click(bob as HTMLElement);
    await person.click(screen.getByRole('button', { name: 'Choose all of this page' }));
    expect(screen.getByRole('status')).toHaveTextContent('200 chosen, as many as are deleted at once');
    expect(ann).toBeChecked();
    expect(bob).toBeChecked();
  });
});
