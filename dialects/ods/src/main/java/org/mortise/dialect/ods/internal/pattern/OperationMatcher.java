// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;

/**
 * Matches an operation by its name, its operands and its attributes. The depth of the calls is that of the pattern's
 * text.
 *
 * @param slot the operation among the bindings
 */
record OperationMatcher(OperationName name, int slot, List<Part> parts) {
  /** Returns whether an operation matches. */
  boolean matches(Operation op, Bindings bindings) {
    if (op.name() != name) {
      return false;
    }
    bindings.setOperation(slot, op);
    for (Part part : parts) {
      if (!part.matches(op, bindings)) {
        return false;
      }
    }
    return true;
  }

  /** Matches a part of an operation. */
  sealed interface Part {
    boolean matches(Operation op, Bindings bindings);
  }

  /** A group of operands. */
  record OperandPart(int group, ValueMatcher values) implements Part {
    @Override
    public boolean matches(Operation op, Bindings bindings) {
      return values.matches(op.operandGroup(group), bindings);
    }
  }

  /**
   * Two groups of operands, one after the other, in either order.
   *
   * @param number the position among all {@code either} of the pattern
   */
  record EitherPart(int group, ValueMatcher first, ValueMatcher second, int number) implements Part {
    @Override
    public boolean matches(Operation op, Bindings bindings) {
      int exchanged = bindings.exchanged >> number & 1;
      return first.matches(op.operandGroup(group + exchanged), bindings)
          && second.matches(op.operandGroup(group + 1 - exchanged), bindings);
    }
  }

  /**
   * An attribute.
   *
   * @param attribute its position in the definition
   * @param absent its default value, or null
   */
  record AttributePart(int attribute, @Nullable Attribute absent, AttributeMatcher value) implements Part {
    @Override
    public boolean matches(Operation op, Bindings bindings) {
      Attribute found = op.property(attribute);
      return value.matches(found == null ? absent : found, bindings);
    }
  }
}
