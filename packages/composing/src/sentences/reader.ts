/**
 * Who reads a text: everybody, somebody who is told of a customer, a supplier of whom something is claimed, a customer
 * who is asked for a favour, or one who is written to about their own work.
 */
export type Reader = 'public' | 'third' | 'supplier' | 'favour' | 'customer';
