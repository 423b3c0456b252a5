const secret =
  /pass(?:word|phrase|wd)?$|^pwd$|secret|token|api_?-?key|authori[sz]ation|credential|private_?-?key/i;

/** Whether a field by its name holds what no output may carry on. */
export const namesSecret = (key: string): boolean => secret.test(key.slice(0, 200));
