// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Raises a signed integer to a power. */
@Op(name = "math.ipowi",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs attr-dict `:` type($result)")
public final class IPowIOp extends IPowIOpBase {
  IPowIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return ElementwiseFolding.binary(constants, IntegerFolding::power);
  }
}
