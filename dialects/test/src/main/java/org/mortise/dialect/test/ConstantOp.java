// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Produces the constant {@code value}. */
@Op(name = "test.constant",
    attributes = "value: ANY", results = "result: ANY", traits = {"CONSTANT_LIKE", "NO_MEMORY_EFFECT"})
final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
