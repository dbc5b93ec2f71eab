// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;

/** An operation with numbers that are an array of attributes in MLIR 19.1, and a dense array in 22.1. */
final class FormerArray extends RenamedOperation {
  private final String attribute;

  FormerArray(String name, String attribute, Supplier<OpDefinition> definition) {
    super(name, name, definition);
    this.attribute = attribute;
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    if (former.getAttr(attribute) instanceof ArrayAttr numbers) {
      former.setProperty(definition().attributeSlot(attribute), null);
      super.upgrade(former, current, before);
      current.addAttribute(attribute, DenseI64ArrayAttr.of(current.context(), VectorTypes.integers(numbers)));
    } else {
      super.upgrade(former, current, before);
    }
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    Diagnostic problem = super.downgrade(current, former);
    if (current.getAttr(attribute) instanceof DenseI64ArrayAttr numbers) {
      former.addAttribute(attribute, VectorTypes.integerArray(current.context(), numbers.toArray()));
    }
    return problem;
  }
}
