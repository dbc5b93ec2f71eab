// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnitAttr;
import org.mortise.ir.text.OpAsmPrinter;

/**
 * {@code $attribute} for a unit attribute. As the anchor of a group that has more in it, it is set by the group being
 * there and has no text; otherwise its text is its name.
 */
final class UnitAttributeElement extends Element {
  private final int slot;
  private final String name;
  private boolean silent;

  UnitAttributeElement(int slot, String name) {
    this.slot = slot;
    this.name = name;
  }

  void setSilent() {
    silent = true;
  }

  boolean isSilent() {
    return silent;
  }

  @Override
  void parse(ParseState state) {
    if (silent || parseOptionalName(state)) {
      set(state);
    }
  }

  private boolean parseOptionalName(ParseState state) {
    return state.parser().parseOptionalKeyword(name);
  }

  private void set(ParseState state) {
    state.operation().setProperty(slot, UnitAttr.of(state.parser().context()));
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(ParseState state) {
    boolean found = parseOptionalName(state);
    if (found) {
      set(state);
    }
    return found;
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    if (!silent) {
      printer.print(name);
    }
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    return op.property(slot) != null;
  }
}
