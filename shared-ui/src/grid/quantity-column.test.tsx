import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import { DataGrid } from './data-grid.tsx';
import { quantityColumn } from './quantity-column.tsx';

interface Fan {
  readonly model: string;
  readonly cfm: number | null;
}

it('shows its unit once in the header and a dash where a row has no value', () => {
  renderWithPlatform(
    <DataGrid<Fan>
      label="Fans"
      columns={[
        { id: 'model', label: 'Model', cell: ({ model }) => model },
        quantityColumn({ id: 'cfm', label: 'Airflow', of: 'airflow', minPx: 64, quantity: ({ cfm }) => cfm }),
      ]}
      rows={[
        { model: 'KRB120', cfm: 2000 },
        { model: 'KRB135', cfm: null },
      ]}
      rowId={({ model }) => model}
    />,
  );
  expect(screen.getAllByText('cfm')).toHaveLength(1);
  expect(screen.getByText('2,000')).toBeVisible();
  expect(screen.getByText('—')).toBeVisible();
});
