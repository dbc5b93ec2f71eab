// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Choices. */
@Op(name = "llvm.select", summary = "One of two values.",
    operands = {"condition: BOOLS", "trueValue: LLVM_TYPE", "falseValue: LLVM_TYPE"},
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = "PURE",
    sameTypes = "trueValue, falseValue, res",
    format = "operands attr-dict `:` type($condition) `,` type($res)")
@Op(name = "llvm.freeze", summary = "The value, or any other one if that is undefined.",
    operands = "val: LLVM_TYPE",
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$val attr-dict `:` type($val)")
final class ValueOps {
  private ValueOps() {}
}
