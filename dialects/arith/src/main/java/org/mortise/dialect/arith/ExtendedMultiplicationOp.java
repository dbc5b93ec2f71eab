// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The family of multiplications whose results are the low and the high half of the whole product. */
@Op(operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = {"low: SIGNLESS_INTEGER_LIKE", "high: SIGNLESS_INTEGER_LIKE"},
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "COMMUTATIVE", "INFERS_RESULT_TYPES"},
    sameTypes = "lhs, rhs, low, high",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    resultNames = {"low", "high"})
public abstract class ExtendedMultiplicationOp extends ExtendedMultiplicationOpBase {
  ExtendedMultiplicationOp(Operation operation) {
    super(operation);
  }

  /** Folds the product of constants, whose high half {@code high} computes. */
  final FoldResult foldProduct(Attribute[] constants, IntegerFolding.Binary high) {
    Attribute low = IntegerFolding.fold(constants, low().type(), (a, b, width) -> a.multiply(b));
    return low == null
        ? FoldResult.NONE : FoldResult.ofAll(low, IntegerFolding.fold(constants, high().type(), high));
  }
}
