// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;

/**
 * A bare keyword of an enumeration, as in {@code proc_bind(close)}. Unlike the enumeration's own form, it takes no
 * alias or whole attribute, and has the error message of MLIR's clauses.
 */
record WordForm(DialectEnum kind) implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser parser) {
    return parseWord(parser, kind);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    printer.print(((DialectEnumAttr) attribute).word());
  }

  /** Parses a word of an enumeration. */
  static DialectEnumAttr parseWord(AsmParser parser, DialectEnum kind) {
    int position = parser.position();
    String word = parser.parseKeyword();
    if (!kind.words().contains(word)) {
      throw parser.error(position, "invalid clause value: '" + word + "'");
    }
    return kind.of(parser.context(), word);
  }
}
