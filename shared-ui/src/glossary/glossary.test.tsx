import { GLOSSARY } from '@specbuilder/shared-contracts/glossary';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { GlossaryText } from './index.ts';
import { splitAtTerms, TERMS } from './terms.ts';

const termsOf = (text: string) => splitAtTerms(text, new Set()).filter((_, index) => index % 2 === 1);

describe('terms in a text', () => {
  it('are those of the glossary', () => {
    expect(TERMS).toEqual(Object.keys(GLOSSARY));
  });

  it('[TRN-008] are whole words in the case they are written in, each once', () => {
    expect(termsOf('CFM and SP; more CFM, less cfm. ACFM, CFM2, HVAC/ERV (FEI).')).toEqual([
      'CFM',
      'SP',
      'HVAC',
      'ERV',
      'FEI',
    ]);
    expect(termsOf('BTUH is not BTU')).toEqual(['BTUH', 'BTU']);
  });

  it('leave every letter of the text where it was', () => {
    const word = fc.oneof(fc.constantFrom(...TERMS), fc.string());
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        expect(splitAtTerms(text, new Set()).join('')).toBe(text);
      }),
    );
  });
});

describe('a text with terms', () => {
  it('[TRN-008] shows the definition on focus, and Escape closes it with the focus staying', async () => {
    const user = userEvent.setup();
    renderWithPlatform(
      <p>
        <GlossaryText>Airflow in CFM at the duty. CFM again.</GlossaryText>
      </p>,
    );
    expect(screen.getAllByText('CFM')).toHaveLength(1);
    const term = screen.getByText('CFM');
    await user.tab();
    expect(term).toHaveFocus();
    await waitFor(() => expect(term).toHaveAccessibleDescription(/Cubic feet per minute.*Volume of air/));
    await user.keyboard('{Escape}');
    expect(term).not.toHaveAttribute('aria-describedby');
    expect(term).toHaveFocus();
  });

  it('[TRN-008] shows the definition under the pointer', async () => {
    renderWithPlatform(<GlossaryText>Less SP</GlossaryText>);
    await userEvent.setup().hover(screen.getByText('SP'));
    expect(await screen.findByText('Static pressure')).toBeInTheDocument();
  });

  it('[TRN-009] leaves inputs, links and code as they are', () => {
    renderWithPlatform(
      <GlossaryText>
        <input defaultValue="CFM" />
        <a href="/faqs">CFM</a>
        <code>CFM</code>
        {' and CFM'}
      </GlossaryText>,
    );
    expect(document.querySelectorAll('abbr')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveTextContent('CFM');
    expect(document.querySelector('code')?.innerHTML).toBe('CFM');
    expect(screen.getByRole('textbox')).toHaveValue('CFM');
  });
});
