// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** One of several shapes that are known to be equal. */
@Op(name = "shape.any",
    operands = "inputs: SHAPE_OR_EXTENTS...",
    results = "result: SHAPE_OR_EXTENTS",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$inputs attr-dict `:` type($inputs) `->` type($result)")
public final class AnyOp extends AnyOpBase {
  AnyOp(Operation operation) {
    super(operation);
  }

  /** A constant, which the order of commutative operands puts last, is the one that is known. */
  FoldResult fold(Attribute[] constants) {
    return constants.length > 0 ? FoldResult.ofNullable(constants[constants.length - 1]) : FoldResult.NONE;
  }
}
