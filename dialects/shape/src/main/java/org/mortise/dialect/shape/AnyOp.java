// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Selects any of several shapes known to be equal. */
@Op(name = "shape.any",
    operands = "inputs: SHAPE_OR_EXTENTS...",
    results = "result: SHAPE_OR_EXTENTS",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$inputs attr-dict `:` type($inputs) `->` type($result)")
public final class AnyOp extends AnyOpBase {
  AnyOp(Operation operation) {
    super(operation);
  }

  /** Folds to the constant operand; commutative operands are ordered with constants last. */
  FoldResult fold(Attribute[] constants) {
    return constants.length > 0 ? FoldResult.ofNullable(constants[constants.length - 1]) : FoldResult.NONE;
  }
}
