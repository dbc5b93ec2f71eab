// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Arithmetic on integers and floating-point numbers. */
@Op(name = "llvm.udiv", family = ExactIntegerOp.class, summary = "The quotient of two unsigned integers.")
@Op(name = "llvm.sdiv", family = ExactIntegerOp.class, summary = "The quotient of two signed integers.")
@Op(name = "llvm.urem", family = IntegerBinaryOp.class, summary = "The remainder of two unsigned integers.")
@Op(name = "llvm.srem", family = IntegerBinaryOp.class, summary = "The remainder of two signed integers.")
@Op(name = "llvm.and", family = IntegerBinaryOp.class, summary = "The bits that two integers both have.")
@Op(name = "llvm.or", define = "Folds.or",
    operands = {"lhs: INTEGERS", "rhs: INTEGERS"},
    results = "res: INTEGERS",
    attributes = "isDisjoint: UNIT? since 22.1",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs `` custom<FormerSpace>() attr-dict "
        + "`:` type($res)",
    summary = "The bits that one of two integers has.")
@Op(name = "llvm.xor", family = IntegerBinaryOp.class, summary = "The bits in which two integers differ.")
@Op(name = "llvm.lshr", family = ExactIntegerOp.class, traits = "ALWAYS_SPECULATABLE",
    summary = "An unsigned integer whose bits are shifted right.")
@Op(name = "llvm.ashr", family = ExactIntegerOp.class, traits = "ALWAYS_SPECULATABLE",
    summary = "A signed integer whose bits are shifted right.")
@Op(name = "llvm.fadd", family = FloatBinaryOp.class, summary = "The sum of two floating-point numbers.")
@Op(name = "llvm.fsub", family = FloatBinaryOp.class, summary = "The difference of two floating-point numbers.")
@Op(name = "llvm.fmul", family = FloatBinaryOp.class, summary = "The product of two floating-point numbers.")
@Op(name = "llvm.fdiv", family = FloatBinaryOp.class, summary = "The quotient of two floating-point numbers.")
@Op(name = "llvm.frem", family = FloatBinaryOp.class, summary = "The remainder of two floating-point numbers.")
@Op(name = "llvm.fneg", summary = "A floating-point number with the other sign.",
    operands = "operand: FLOATS",
    results = "res: FLOATS",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand `` custom<FormerSpace>() attr-dict `:` type($res)",
    define = "FormerSpace.addTo")
final class ArithmeticOps {
  private ArithmeticOps() {}
}
