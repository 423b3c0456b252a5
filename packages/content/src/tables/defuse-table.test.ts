import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { defuseTable } from './defuse-table.ts';

describe('defuseTable', () => {
  it.each([
    'Name,Change\r\nAda,-5\r\nBob,+12.5%\r\n',
    'Line,Variance\r\nSubcontract,"-$2,600"\r\nFuel,-£ 40\r\nIce,-EUR 3.50\r\n',
    'Name;Note\nAda;"a = b, c + d"\n',
    'no table at all',
    '',
  ])('leaves %j as it is', (table) => {
    expect(defuseTable(table)).toBe(table);
  });

  it.each([
    // Quotes inside an unquoted cell: the table is mended where cells begin, and not rewritten.
    ['Name,Link\nAda,=HYPERLINK("x")\n', `Name,Link\nAda,'=HYPERLINK("x")\n`],
    ['Name,Link\nAda,"=A1&""x"" "\n', `Name,Link\r\nAda,"'=A1&""x"" "\r\n`],
    ['a,b\n@SUM(1),+cmd\n', "a,b\r\n'@SUM(1),'+cmd\r\n"],
    ['a,b\n-$A$1,-EURO\n', "a,b\r\n'-$A$1,'-EURO\r\n"],
    ['a\n-2+3\n', "a\r\n'-2+3\r\n"],
    ['a;b\n1;=1+1\n', "a;b\r\n1;'=1+1\r\n"],
    ['a,b\n1,"\t=1"\n', "a,b\r\n1,'\t=1\r\n"],
    ['a,b\n1, =1+1\n', "a,b\r\n1,' =1+1\r\n"],
    ['a,b\n1,＝1\n', "a,b\r\n1,'＝1\r\n"],
    ['=a,b\n1,2\n', "'=a,b\r\n1,2\r\n"],
  ])('defuses the formula in %j', (table, defused) => {
    expect(defuseTable(table)).toBe(defused);
    expect(defuseTable(defused)).toBe(defused);
  });

  it('defuses every place where a cell may begin in a table whose quoting is broken', () => {
    expect(defuseTable('a,b\n"x,=1+1\n=2\n')).toBe(`a,b\n"x,'=1+1\n'=2\n`);
  });

  it.each(['=', ',=', '"=', '"', ',', '\n=', 'a,b\n'])(
    'takes time in proportion to the length of a table of %j',
    (pattern) => {
      expect(measureGrowth(defuseTable, pattern)).toBeLessThan(10);
    },
  );
});
