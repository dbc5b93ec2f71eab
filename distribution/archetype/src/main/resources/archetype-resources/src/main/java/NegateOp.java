// SPDX-License-Identifier: Apache-2.0
package ${package};

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Negates an index. */
@Op(name = "${dialect}.negate",
    operands = "value: INDEX",
    results = "result: INDEX",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$value attr-dict `:` type($value)")
public final class NegateOp extends NegateOpBase {
  NegateOp(Operation operation) {
    super(operation);
  }
}
