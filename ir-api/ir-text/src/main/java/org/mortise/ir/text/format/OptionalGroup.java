// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code (elements ^)?}, optionally with alternative elements for an absent anchor; the anchor may also be one of the
 * alternative elements, which are then printed if it is present.
 */
final class OptionalGroup extends Element {
  private final Element[] elements;
  private final Element[] otherwise;
  private final Element anchor;
  private final boolean inverted;

  /** Index of the element that decides for the parser whether the group is present; white space may precede it. */
  private final int first;

  OptionalGroup(Element[] elements, Element[] otherwise, Element anchor, boolean inverted, int first) {
    this.elements = elements;
    this.otherwise = otherwise;
    this.anchor = anchor;
    this.inverted = inverted;
    this.first = first;
  }

  @Override
  void parse(FormatParseState state) {
    if (!elements[first].parseOptional(state)) {
      for (Element element : otherwise) {
        element.parse(state);
      }
      return;
    }
    for (int i = first + 1; i < elements.length; i++) {
      elements[i].parseInGroup(state);
    }
  }

  @Override
  void addTo(SyntaxTemplate template) {
    for (Element element : otherwise) {
      element.addSpacedTo(template);
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    for (Element element : anchor.isPresent(op) != inverted ? elements : otherwise) {
      element.printSpaced(op, printer);
    }
  }

  @Override
  boolean isPresent(Operation op) {
    return anchor.isPresent(op);
  }
}
