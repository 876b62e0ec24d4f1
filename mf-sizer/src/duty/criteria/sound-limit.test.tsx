import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { exhaustSpecification } from '../../../test/specifications.ts';
import { criteriaOf } from './criteria-schema.ts';

const NO_LIMIT = 100;

describe('The limit of sound', () => {
  it('is empty until one is typed, and empty again when it is deleted', async () => {
    setWindowWidth(1440);
    renderSearch({
      responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification({ sones: NO_LIMIT }) },
    });
    const user = userEvent.setup();
    const field = await screen.findByLabelText(/Sound, at most/);
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', 'No limit');
    await user.type(field, '25');
    await user.tab();
    expect(field).toHaveValue('25.0');
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('[SCH-063] is 30 sones at 5 ft where another fan is chosen for an item that was saved without', () => {
    const saved = { ...exhaustSpecification(), sones: null, soundLevelDistance: null };
    expect(criteriaOf(saved, DEFAULT_OPERATING_COST, true)).toMatchObject({ sones: 30, soundLevelDistance: 5 });
    expect(criteriaOf(saved, DEFAULT_OPERATING_COST)).toMatchObject({ sones: NO_LIMIT, soundLevelDistance: 5 });
  });
});
