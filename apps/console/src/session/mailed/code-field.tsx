import { useEffect, useState } from 'react';
import { Field, type ServerForm } from '../../ui/form.tsx';
import { words } from '../messages.en.ts';
import { readCode } from './read-code.ts';

/** The code of a mail: from its link, or typed. The link's is taken out of the address bar. */
export function CodeField({ form }: { form: ServerForm }) {
  const [code] = useState(() => readCode(location.hash));
  useEffect(() => {
    if (code !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [code]);
  return (
    <Field form={form} name="token" label={words.code} hint={words.codeHint}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} font-mono`}
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={code}
        />
      )}
    </Field>
  );
}
