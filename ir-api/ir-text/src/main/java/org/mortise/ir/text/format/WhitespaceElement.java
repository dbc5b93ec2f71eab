// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A space, a new line, or (empty) the suppression of a space. Ignored by the parser. */
final class WhitespaceElement extends Element {
  private final String text;

  WhitespaceElement(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  @Override
  void parse(FormatParseState state) {}

  @Override
  void addTo(SyntaxTemplate template) {
    if (!text.isEmpty()) {
      template.space();
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    if (text.equals("\\n")) {
      printer.printNewline();
    } else {
      printer.print(text);
    }
  }
}
