import type { Brand } from '../../brand/index.ts';
import { issueMail } from './mails.ts';

const brand = {
  settings: { brandName: 'Kelvane', copyright: '©', appearance: { brandVariants: {}, keyColor: '#0b6a84' } },
} as unknown as Brand;
const sender = { name: 'Maya Lindqvist', email: 'maya@specbuilder.example' };

describe('The mail of issued documents', () => {
  const mail = (url: string | null) =>
    issueMail('ana@ruiz.example', {
      ...{ brand, sender, projectName: 'Harbor Point', subject: '', message: '<b>Hello</b>\n\n\n' },
      files: [{ name: 'Submittal.pdf', url }],
    });

  it('names the project where no subject was typed, and says what is attached', () => {
    const { subject, body, html, replyTo, hasSecret } = mail(null);
    expect({ subject, replyTo, hasSecret }).toEqual({
      subject: 'Harbor Point: documents',
      replyTo: sender.email,
      hasSecret: false,
    });
    expect(body).toContain('<b>Hello</b>\n\nMaya Lindqvist (maya@specbuilder.example) sends you');
    expect(body).toContain('Attached: Submittal.pdf');
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  });

  it('has a link in place of a large file, and is then kept from other readers', () => {
    const { body, hasSecret } = mail('https://fans.example/api/issued-documents/1?link=x');
    expect(body).toContain('Submittal.pdf: https://fans.example/api/issued-documents/1?link=x');
    expect(body).toContain('too large');
    expect(hasSecret).toBe(true);
  });
});
