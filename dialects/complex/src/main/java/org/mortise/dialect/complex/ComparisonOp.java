// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of comparisons of two complex numbers. */
@Op(operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: I1",
    traits = {"PURE", "ELEMENTWISE"},
    sameTypes = "lhs, rhs",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)")
public abstract class ComparisonOp extends ComparisonOpBase {
  ComparisonOp(Operation operation) {
    super(operation);
  }
}
