// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Constants without an attribute, and choices. */
@Op(name = "llvm.mlir.undef", summary = "A value that may be any.",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "attr-dict `:` type($res)")
@Op(name = "llvm.mlir.poison", summary = "A value whose use is undefined.",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "attr-dict `:` type($res)")
@Op(name = "llvm.mlir.zero", summary = "The value of which all bits are zero.",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "attr-dict `:` type($res)")
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
