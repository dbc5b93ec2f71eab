// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A keyword or punctuation. */
final class LiteralElement extends Element {
  private final String text;
  private final boolean keyword;

  LiteralElement(String text) {
    this.text = text;
    char first = text.charAt(0);
    this.keyword = first == '_' || Character.isLetter(first);
  }

  String text() {
    return text;
  }

  boolean isKeyword() {
    return keyword;
  }

  @Override
  void parse(FormatParseState state) {
    if (keyword) {
      state.parser().parseKeyword(text);
    } else {
      state.parser().parsePunctuation(text);
    }
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    return keyword ? state.parser().parseOptionalKeyword(text) : state.parser().parseOptionalPunctuation(text);
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.text(text);
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    printer.print(text);
  }
}
