// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The index of a {@code forall} as a variable, which is not modified. */
@Op(name = "hlfir.forall_index",
    operands = "index: ANY_INTEGER",
    results = "result: VARIABLE",
    attributes = "name: UNIQUE_NAME",
    traits = "PURE",
    patterns = ForallIndexPatterns.class,
    format = "$name $index attr-dict `:` functional-type(operands, results)")
public final class ForallIndexOp extends ForallIndexOpBase {
  ForallIndexOp(Operation operation) {
    super(operation);
  }
}
