// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Produces a witness of a condition that is known to hold, or not to hold. */
@Op(name = "shape.const_witness",
    results = "result: WITNESS",
    attributes = "passing: BOOL",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$passing attr-dict")
public final class ConstWitnessOp extends ConstWitnessOpBase {
  ConstWitnessOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(passingAttr());
  }
}
