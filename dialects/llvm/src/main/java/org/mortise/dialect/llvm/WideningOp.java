// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;

/** The family of conversions to wider integers. */
@Op(operands = "arg: INTEGERS",
    results = "res: INTEGERS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
public abstract class WideningOp extends WideningOpBase {
  WideningOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isVector = LlvmTypes.isVector(arg().type());
    if (isVector != LlvmTypes.isVector(res().type())) {
      return error(isVector ? "input type is a vector but output type is an integer"
          : "input type is an integer but output type is a vector");
    }
    if (isVector && !LlvmTypes.haveSameLength(arg().type(), res().type())) {
      return error("input and output vectors are of incompatible shape");
    }
    IntegerType from = (IntegerType) LlvmConstraints.elementType(arg().type());
    IntegerType to = (IntegerType) LlvmConstraints.elementType(res().type());
    return to.width() > from.width() ? null : error(
        "integer width of the output type is smaller or equal to the integer width of the input type");
  }
}
