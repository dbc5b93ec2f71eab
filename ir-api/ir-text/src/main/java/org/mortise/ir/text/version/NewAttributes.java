// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.version;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;

/** The attributes of operations that MLIR 19.1 does not declare. */
public final class NewAttributes {
  private NewAttributes() {}

  /** Returns whether an operation has an attribute that MLIR 19.1 does not declare. */
  public static boolean areIn(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    if (definition == null) {
      return false;
    }
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      if (isNew(op, definition, slot)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether MLIR 19.1 does not declare an attribute, and it does not have its default value. */
  public static boolean isNew(Operation op, OpDefinition definition, int slot) {
    AttributeSpec attribute = definition.attributeSpec(slot);
    return attribute.since().isNewest() && !attribute.isDefault(op.property(slot));
  }
}
