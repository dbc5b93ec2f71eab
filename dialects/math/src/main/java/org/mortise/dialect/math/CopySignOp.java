// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns {@code lhs} with the sign of {@code rhs}. */
@Op(name = "math.copysign", family = FloatBinaryOp.class)
public final class CopySignOp extends CopySignOpBase {
  CopySignOp(Operation operation) {
    super(operation);
  }
}
