import { useEffect, useRef, type RefObject } from 'react';

export interface FormChanges {
  /** Of the form itself. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onInputCapture: () => void;
    onClickCapture: () => void;
  };
  /** Whether its values differ from those that it was shown with. */
  isChanged: () => boolean;
  /** What it has now is saved. */
  settle: () => void;
}

/** Knows whether somebody changed a form. What it begins with may come after it is shown. */
export function useFormChanges(): FormChanges {
  const ref = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const begin = useRef<string>(undefined);
  const read = () => (ref.current === null ? undefined : readValues(new FormData(ref.current)));
  useEffect(() => {
    if (!isTouched.current) begin.current = read();
  });
  const touch = () => {
    isTouched.current = true;
  };
  return {
    props: { ref, onInputCapture: touch, onClickCapture: touch },
    isChanged: () => isTouched.current && read() !== begin.current,
    settle: () => {
      isTouched.current = false;
      begin.current = read();
    },
  };
}

const readValues = (values: FormData): string =>
  JSON.stringify(
    [...values].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
