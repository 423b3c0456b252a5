/** What a name means in one workflow, where it means something else, or nothing, in others. */
export interface Meaning {
  /** The usual name. */
  as: string;
  /** Whether the value has the form of it. */
  holds?: (value: string) => boolean;
  /** By which names another field would be it already, where those are others. */
  taken?: string;
  /** The name that it goes by beside such a field alone. */
  beside?: string;
  /** One that it goes by in any case. */
  also?: string;
  /** Whether several fields may be it. */
  isOneOfSeveral?: true;
}

export interface Row extends Meaning {
  names: string;
}
