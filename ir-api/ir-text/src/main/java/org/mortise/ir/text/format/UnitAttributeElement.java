// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code $attribute} for a unit attribute. As the anchor of a group that has more in it, and after the keyword of a
 * clause, it is set by the group being there and has no text; elsewhere its text is {@code unit}.
 */
final class UnitAttributeElement extends Element {
  private final int slot;
  private boolean silent;

  UnitAttributeElement(int slot) {
    this.slot = slot;
  }

  void setSilent() {
    silent = true;
  }

  @Override
  void parse(FormatParseState state) {
    if (!silent) {
      state.parser().parseAttribute(UnitAttr.class, null);
    }
    set(state);
  }

  private void set(FormatParseState state) {
    state.operation().setProperty(slot, UnitAttr.of(state.parser().context()));
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    boolean found = state.parser().parseOptionalKeyword("unit");
    if (found) {
      set(state);
    }
    return found;
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    if (!silent) {
      printer.print("unit");
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
