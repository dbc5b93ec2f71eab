// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The length of a character expression. */
@Op(name = "hlfir.get_length",
    operands = "expr: CHARACTER_EXPR",
    results = "result: INDEX",
    traits = "PURE",
    patterns = ExpressionPatterns.class,
    format = "$expr attr-dict `:` functional-type(operands, results)")
public final class GetLengthOp extends GetLengthOpBase {
  GetLengthOp(Operation operation) {
    super(operation);
  }
}
