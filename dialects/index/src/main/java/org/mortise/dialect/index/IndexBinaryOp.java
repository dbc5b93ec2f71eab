// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on two indices. */
@Op(operands = {"lhs: INDEX", "rhs: INDEX"},
    results = "result: INDEX",
    traits = "INFERS_RESULT_TYPES",
    format = "$lhs `,` $rhs attr-dict")
public abstract class IndexBinaryOp extends IndexBinaryOpBase {
  IndexBinaryOp(Operation operation) {
    super(operation);
  }
}
