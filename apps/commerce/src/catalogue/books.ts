import type { MarketplaceBook } from '@workspace-ops/contracts';

const shop = 'https://shop.workspace-operations.example/books';

const offers = [
  ['book-field-notes', 'From Field Notes to Finished Work', '$29.00'],
  ['book-approval-gates', 'Approval Gates: Automation People Trust', '$24.00'],
  ['book-handoffs', 'The Handoff Handbook', '$27.00'],
  ['book-discovery-questions', 'Eighteen Questions for a First Call', '$19.00'],
  ['book-month-end', 'A Calm Month End', '$22.00'],
] as const;

/** The books, in the order of the marketplace. */
export const books: readonly MarketplaceBook[] = offers.map(([id, name, price]) => ({
  id,
  category: 'books',
  name,
  price,
  shopUrl: `${shop}/${id.slice('book-'.length)}`,
}));
