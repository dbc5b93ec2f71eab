// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A part of a compiled format, with its parser and printer. */
abstract class Element {
  /** Whether a space is printed before this part; decided when the format is compiled. */
  private boolean spaceBefore;

  final void setSpaceBefore(boolean space) {
    spaceBefore = space;
  }

  /** Parses this part. */
  abstract void parse(FormatParseState state);

  /** Parses this element inside its optional group, whose first element was present. */
  void parseInGroup(FormatParseState state) {
    parse(state);
  }

  /** Returns whether the presence of this element can decide whether an optional group is printed. */
  boolean canBegin() {
    return false;
  }

  /** Parses this element if present; otherwise consumes nothing and returns false. */
  boolean parseOptional(FormatParseState state) {
    throw new IllegalStateException("cannot begin an optional group");
  }

  /** Adds the space before this part, if there is one, and this part to a template. */
  final void addSpacedTo(SyntaxTemplate template) {
    if (spaceBefore) {
      template.space();
    }
    addTo(template);
  }

  /** Adds this part to a template, unless it may be missing. */
  void addTo(SyntaxTemplate template) {
    // nothing
  }

  /** Prints the space before this part, if there is one, and this part. */
  final void printSpaced(Operation op, OpAsmPrinter printer) {
    if (spaceBefore) {
      printer.print(' ');
    }
    print(op, printer);
  }

  abstract void print(Operation op, OpAsmPrinter printer);

  /** Returns whether an optional group can depend on the presence of this part. */
  boolean canAnchor() {
    return false;
  }

  /** Returns whether {@code op} has content for this part. */
  boolean isPresent(Operation op) {
    return true;
  }
}
