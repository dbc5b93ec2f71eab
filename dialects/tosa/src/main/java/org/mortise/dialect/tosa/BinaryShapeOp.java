// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations that combine the sizes of two shapes. */
@Op(operands = {"input1: SHAPE", "input2: SHAPE"},
    results = "output: SHAPE",
    traits = {"SHAPE_OPERATOR", "SHAPE_OPERATOR_WITH_SAME_RANKS", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public abstract class BinaryShapeOp extends BinaryShapeOpBase {
  BinaryShapeOp(Operation operation) {
    super(operation);
  }
}
