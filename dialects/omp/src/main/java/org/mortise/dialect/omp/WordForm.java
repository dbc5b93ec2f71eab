// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;

/** A bare keyword of an enumeration, as in {@code proc_bind(close)}. */
record WordForm(OmpEnum kind) implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser parser) {
    return parseWord(parser, kind);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    printer.print(((OmpEnumAttr) attribute).word());
  }

  /** Parses a word of an enumeration. */
  static OmpEnumAttr parseWord(AsmParser parser, OmpEnum kind) {
    int position = parser.position();
    String word = parser.parseKeyword();
    if (!kind.words().contains(word)) {
      throw parser.error(position, "invalid clause value: '" + word + "'");
    }
    return OmpEnumAttr.of(parser.context(), kind, word);
  }
}
