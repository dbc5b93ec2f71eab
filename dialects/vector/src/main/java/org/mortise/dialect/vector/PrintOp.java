// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Prints a value, punctuation or a string to the standard output. */
@Op(name = "vector.print",
    operands = "source: PRINTABLE?",
    attributes = {"punctuation: PUNCTUATION = NEWLINE", "stringLiteral: STRING?"},
    effects = "write",
    format = "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict")
public final class PrintOp extends PrintOpBase {
  PrintOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("`source` or `punctuation` are not set when printing strings", each -> {
      PrintOp print = of(each);
      return print.stringLiteralAttr() == null
          || print.source() == null && print.punctuationAttr().value() == PrintPunctuationAttr.Punctuation.NEWLINE;
    });
  }
}
