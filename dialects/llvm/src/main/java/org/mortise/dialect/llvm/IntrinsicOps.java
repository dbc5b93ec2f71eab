// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Intrinsic functions of numbers. */
@Op(name = "llvm.intr.ceil", family = UnaryFloatIntrinsicOp.class, summary = "The next integer towards plus infinity.")
@Op(name = "llvm.intr.cos", family = UnaryFloatIntrinsicOp.class, summary = "The cosine.")
@Op(name = "llvm.intr.exp", family = UnaryFloatIntrinsicOp.class, summary = "The exponential function.")
@Op(name = "llvm.intr.exp2", family = UnaryFloatIntrinsicOp.class, summary = "The power of two.")
@Op(name = "llvm.intr.fabs", family = UnaryFloatIntrinsicOp.class, summary = "The absolute value.")
@Op(name = "llvm.intr.floor", family = UnaryFloatIntrinsicOp.class,
    summary = "The next integer towards minus infinity.")
@Op(name = "llvm.intr.log", family = UnaryFloatIntrinsicOp.class, summary = "The natural logarithm.")
@Op(name = "llvm.intr.log10", family = UnaryFloatIntrinsicOp.class, summary = "The logarithm to the base ten.")
@Op(name = "llvm.intr.log2", family = UnaryFloatIntrinsicOp.class, summary = "The logarithm to the base two.")
@Op(name = "llvm.intr.nearbyint", family = UnaryFloatIntrinsicOp.class,
    summary = "The nearest integer in the current rounding mode.")
@Op(name = "llvm.intr.rint", family = UnaryFloatIntrinsicOp.class,
    summary = "The nearest integer in the current rounding mode, with exceptions.")
@Op(name = "llvm.intr.round", family = UnaryFloatIntrinsicOp.class,
    summary = "The nearest integer, halves away from zero.")
@Op(name = "llvm.intr.roundeven", family = UnaryFloatIntrinsicOp.class,
    summary = "The nearest integer, halves to even.")
@Op(name = "llvm.intr.sin", family = UnaryFloatIntrinsicOp.class, summary = "The sine.")
@Op(name = "llvm.intr.sqrt", family = UnaryFloatIntrinsicOp.class, summary = "The square root.")
@Op(name = "llvm.intr.trunc", family = UnaryFloatIntrinsicOp.class, summary = "The next integer towards zero.")
@Op(name = "llvm.intr.copysign", family = BinaryFloatIntrinsicOp.class,
    summary = "The first number with the sign of the second.")
@Op(name = "llvm.intr.maximum", family = BinaryFloatIntrinsicOp.class, summary = "The larger number, or NaN.")
@Op(name = "llvm.intr.maxnum", family = BinaryFloatIntrinsicOp.class,
    summary = "The larger number, or the other one than NaN.")
@Op(name = "llvm.intr.minimum", family = BinaryFloatIntrinsicOp.class, summary = "The smaller number, or NaN.")
@Op(name = "llvm.intr.minnum", family = BinaryFloatIntrinsicOp.class,
    summary = "The smaller number, or the other one than NaN.")
@Op(name = "llvm.intr.pow", family = BinaryFloatIntrinsicOp.class, summary = "The power.")
@Op(name = "llvm.intr.fma", family = TernaryFloatIntrinsicOp.class,
    summary = "The product plus the third number, rounded once.")
@Op(name = "llvm.intr.fmuladd", family = TernaryFloatIntrinsicOp.class,
    summary = "The product plus the third number, rounded once or twice.")
@Op(name = "llvm.intr.bitreverse", family = UnaryIntegerIntrinsicOp.class, summary = "The bits in reverse order.")
@Op(name = "llvm.intr.bswap", family = UnaryIntegerIntrinsicOp.class, summary = "The bytes in reverse order.")
@Op(name = "llvm.intr.ctpop", family = UnaryIntegerIntrinsicOp.class, summary = "The number of set bits.")
@Op(name = "llvm.intr.sadd.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "The sum of two signed integers, saturated.")
@Op(name = "llvm.intr.smax", family = BinaryIntegerIntrinsicOp.class, summary = "The larger of two signed integers.")
@Op(name = "llvm.intr.smin", family = BinaryIntegerIntrinsicOp.class, summary = "The smaller of two signed integers.")
@Op(name = "llvm.intr.sshl.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "A signed integer shifted left, saturated.")
@Op(name = "llvm.intr.ssub.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "The difference of two signed integers, saturated.")
@Op(name = "llvm.intr.uadd.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "The sum of two unsigned integers, saturated.")
@Op(name = "llvm.intr.umax", family = BinaryIntegerIntrinsicOp.class, summary = "The larger of two unsigned integers.")
@Op(name = "llvm.intr.umin", family = BinaryIntegerIntrinsicOp.class, summary = "The smaller of two unsigned integers.")
@Op(name = "llvm.intr.ushl.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "An unsigned integer shifted left, saturated.")
@Op(name = "llvm.intr.usub.sat", family = BinaryIntegerIntrinsicOp.class,
    summary = "The difference of two unsigned integers, saturated.")
@Op(name = "llvm.intr.fshl", family = TernaryIntegerIntrinsicOp.class,
    summary = "The upper half of two integers side by side, shifted left.")
@Op(name = "llvm.intr.fshr", family = TernaryIntegerIntrinsicOp.class,
    summary = "The lower half of two integers side by side, shifted right.")
@Op(name = "llvm.intr.llrint", summary = "The nearest long integer in the current rounding mode.",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "`(` operands `)` `` custom<FormerSpace>() attr-dict `:` "
        + "functional-type(operands, results)", define = "FormerSpace.addTo")
@Op(name = "llvm.intr.llround", summary = "The nearest long integer, halves away from zero.",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "`(` operands `)` `` custom<FormerSpace>() attr-dict `:` "
        + "functional-type(operands, results)", define = "FormerSpace.addTo")
@Op(name = "llvm.intr.lrint", summary = "The nearest integer in the current rounding mode.",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "`(` operands `)` `` custom<FormerSpace>() attr-dict `:` "
        + "functional-type(operands, results)", define = "FormerSpace.addTo")
@Op(name = "llvm.intr.lround", summary = "The nearest integer, halves away from zero.",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    traits = "PURE",
    format = "`(` operands `)` `` custom<FormerSpace>() attr-dict `:` "
        + "functional-type(operands, results)", define = "FormerSpace.addTo")
@Op(name = "llvm.intr.powi", summary = "The power with an integer exponent.",
    operands = {"val: FLOATS", "power: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = "PURE",
    format = "`(` operands `)` `` custom<FormerSpace>() attr-dict `:` "
        + "functional-type(operands, results)", define = "FormerSpace.addTo")
@Op(name = "llvm.intr.abs", summary = "The absolute value.",
    operands = "in: INTEGERS",
    results = "res: LLVM_TYPE",
    attributes = "is_int_min_poison: ONE_BIT",
    traits = "PURE")
@Op(name = "llvm.intr.ctlz", summary = "The number of leading zero bits.",
    operands = "in: INTEGERS",
    results = "res: LLVM_TYPE",
    attributes = "is_zero_poison: ONE_BIT",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"})
@Op(name = "llvm.intr.cttz", summary = "The number of trailing zero bits.",
    operands = "in: INTEGERS",
    results = "res: LLVM_TYPE",
    attributes = "is_zero_poison: ONE_BIT",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"})
@Op(name = "llvm.intr.is.fpclass", summary = "Whether a number belongs to one of the classes in a mask.",
    operands = "in: FLOATS",
    results = "res: LLVM_TYPE",
    attributes = "bit: I32",
    traits = "PURE")
@Op(name = "llvm.intr.expect", summary = "A value that is expected to equal another one.",
    operands = {"val: SIGNLESS_INTEGER", "expected: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$val `,` $expected attr-dict `:` type($val)")
@Op(name = "llvm.intr.trap", format = "attr-dict", summary = "Stops the program.")
@Op(name = "llvm.intr.debugtrap", format = "attr-dict",
    summary = "Stops the program in a debugger.")
final class IntrinsicOps {
  private IntrinsicOps() {}
}
