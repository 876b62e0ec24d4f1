import fc from 'fast-check';
import { errorMessages, formErrors, innerMessage, modelStateMessage, rejectionTexts } from './server-errors.ts';

describe('messages of an error body', () => {
  it('[ERR-023] a text is one message', () => {
    expect(errorMessages('Nope')).toEqual(['Nope']);
  });

  it('[ERR-024] values of errors are flattened, lists expanded', () => {
    expect(errorMessages({ errors: { a: 'x', b: ['y', 'z'] } })).toEqual(['x', 'y', 'z']);
  });

  it('fall back to the message', () => {
    expect(errorMessages({ message: 'm', errors: {} })).toEqual(['m']);
    expect(errorMessages(undefined)).toEqual([]);
  });

  it('[ERR-014] join model state for the project form', () => {
    expect(modelStateMessage({ modelState: { name: ['taken'], address: ['bad'] } })).toBe('taken; bad');
  });

  it('[ERR-015] say oops without any', () => {
    expect(modelStateMessage({ message: 'x' })).toBe('Oops! An error occurred.  Please try again.');
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(Array.isArray(errorMessages(body))).toBe(true);
        expect(typeof modelStateMessage(body)).toBe('string');
      }),
    );
  });
});

describe('errors on a form', () => {
  it('[VAL-020] mark the fields they name, whatever their case or path', () => {
    expect(
      formErrors({ modelState: { Email: ['taken'] }, errors: { 'profile.email': ['Taken already'] } }, ['email']),
    ).toEqual({
      fields: { email: 'taken' },
      general: [],
    });
  });

  it('[VAL-021] are general where the form has no such field', () => {
    expect(formErrors({ errors: { other: ['Sorry'] } }, ['email'])).toEqual({ fields: {}, general: ['Sorry'] });
  });

  it('take the message when nothing is named', () => {
    expect(formErrors({ message: 'Down', errors: {}, modelState: {} }, ['email']).general).toEqual(['Down']);
  });
});

describe('the toast of a rejected profile', () => {
  it('says the message of the response and the modelState list, whatever its errors say', () => {
    const body = { message: 'Not saved', errors: { email: ['why'] }, modelState: { email: ['taken'], name: ['long'] } };
    expect(rejectionTexts(body)).toEqual({ title: 'Not saved', text: 'taken; long' });
  });

  it.each([[{}], [{ message: '', errors: { a: ['b'] }, modelState: {} }], [undefined], [''], [{ message: 7 }]])(
    'says Oops where the response has no message: %j',
    (body) => expect(rejectionTexts(body)).toEqual({ title: 'Oops! An error occurred.  Please try again.' }),
  );
});

describe('why a project was not cloned', () => {
  it.each([
    [{ message: 'Failed', innerException: { message: 'No such project' } }, 'No such project'],
    [{ message: 'Failed', innerException: { message: '' } }, 'Failed'],
    [{ message: 'Failed' }, 'Failed'],
    ['Gateway is down', 'Gateway is down'],
    ['', 'Sorry'],
    [{ message: 7, innerException: 'x' }, 'Sorry'],
    [undefined, 'Sorry'],
  ])('[ERR-040] [A-194] %j says %s', (body, expected) => {
    expect(innerMessage(body, 'Sorry')).toBe(expected);
  });
});
