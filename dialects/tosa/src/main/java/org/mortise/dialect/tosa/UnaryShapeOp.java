// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations that map each size of a shape. */
@Op(operands = "input: SHAPE",
    results = "output: SHAPE",
    traits = {"SHAPE_OPERATOR", "SHAPE_OPERATOR_WITH_SAME_RANKS", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public abstract class UnaryShapeOp extends UnaryShapeOpBase {
  UnaryShapeOp(Operation operation) {
    super(operation);
  }
}
