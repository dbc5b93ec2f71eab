// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Intrinsic functions of numbers that are not in {@link IntrinsicOps}. */
@Op(name = "llvm.intr.acos", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The inverse cosine.")
@Op(name = "llvm.intr.asin", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The inverse sine.")
@Op(name = "llvm.intr.atan", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The inverse tangent.")
@Op(name = "llvm.intr.atan2", since = "22.1",
    family = BinaryFloatIntrinsicOp.class,
    summary = "The angle of a point.")
@Op(name = "llvm.intr.cosh", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The hyperbolic cosine.")
@Op(name = "llvm.intr.exp10", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The power of ten.")
@Op(name = "llvm.intr.sinh", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The hyperbolic sine.")
@Op(name = "llvm.intr.tan", since = "22.1", family = UnaryFloatIntrinsicOp.class, summary = "The tangent.")
@Op(name = "llvm.intr.tanh", since = "22.1",
    family = UnaryFloatIntrinsicOp.class,
    summary = "The hyperbolic tangent.")
@Op(name = "llvm.intr.frexp", since = "22.1",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = "PURE",
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary = "The fraction and exponent of a number.")
@Op(name = "llvm.intr.ldexp", since = "22.1",
    operands = {"val: FLOATS", "power: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = "PURE",
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary = "A number multiplied by a power of two.")
@Op(name = "llvm.intr.sincos", since = "22.1",
    operands = "val: FLOATS",
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = "PURE",
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary = "The sine and the cosine.")
@Op(name = "llvm.intr.scmp", since = "22.1",
    operands = {"a: INTEGERS", "b: INTEGERS"},
    results = "res: INTEGERS",
    traits = {"SAME_TYPE_OPERANDS", "PURE"},
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary = "Whether a signed integer is less, equal or greater.")
@Op(name = "llvm.intr.ucmp", since = "22.1",
    operands = {"a: INTEGERS", "b: INTEGERS"},
    results = "res: INTEGERS",
    traits = {"SAME_TYPE_OPERANDS", "PURE"},
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary = "Whether an unsigned integer is less, equal or greater.")
@Op(name = "llvm.intr.sadd.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The sum of two signed integers, and whether it overflowed.")
@Op(name = "llvm.intr.smul.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The product of two signed integers, and whether it overflowed.")
@Op(name = "llvm.intr.ssub.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The difference of two signed integers, and whether it overflowed.")
@Op(name = "llvm.intr.uadd.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The sum of two unsigned integers, and whether it overflowed.")
@Op(name = "llvm.intr.umul.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The product of two unsigned integers, and whether it overflowed.")
@Op(name = "llvm.intr.usub.with.overflow",
    family = OverflowIntrinsicOp.class,
    summary = "The difference of two unsigned integers, and whether it overflowed.")
@Op(name = "llvm.intr.experimental.constrained.fpext", since = "22.1",
    operands = "arg_0: LLVM_TYPE",
    results = "res: LLVM_TYPE",
    attributes = "fpExceptionBehavior: EXCEPTION_BEHAVIOR",
    traits = "PURE",
    format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    summary = "A number in a wider format, with a stated behaviour of exceptions.")
@Op(name = "llvm.intr.experimental.constrained.fptrunc",
    operands = "arg_0: LLVM_TYPE",
    results = "res: LLVM_TYPE",
    attributes = {"roundingmode: ROUNDING_MODE", "fpExceptionBehavior: EXCEPTION_BEHAVIOR"},
    traits = "PURE",
    format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    summary = "A number in a narrower format, with a stated rounding.")
@Op(name = "llvm.intr.experimental.constrained.sitofp", since = "22.1",
    operands = "arg_0: LLVM_TYPE",
    results = "res: LLVM_TYPE",
    attributes = {"roundingmode: ROUNDING_MODE", "fpExceptionBehavior: EXCEPTION_BEHAVIOR"},
    traits = "PURE",
    format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    summary = "The number of a signed integer, with a stated rounding.")
@Op(name = "llvm.intr.experimental.constrained.uitofp", since = "22.1",
    operands = "arg_0: LLVM_TYPE",
    results = "res: LLVM_TYPE",
    attributes = {"roundingmode: ROUNDING_MODE", "fpExceptionBehavior: EXCEPTION_BEHAVIOR"},
    traits = "PURE",
    format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    summary = "The number of an unsigned integer, with a stated rounding.")
@Op(name = "llvm.intr.expect.with.probability",
    operands = {"val: SIGNLESS_INTEGER", "expected: SIGNLESS_INTEGER"},
    results = "res: LLVM_TYPE",
    attributes = "prob: F64",
    traits = "PURE",
    sameTypes = "val, expected, res",
    format = "$val `,` $expected `,` $prob attr-dict `:` type($val)",
    summary = "A value that is expected to be another one with a probability.")
@Op(name = "llvm.intr.is.constant",
    operands = "val: LLVM_TYPE",
    results = "res: I1",
    traits = "PURE",
    summary = "Whether a value is a constant.")
@Op(name = "llvm.intr.ssa.copy",
    operands = "operand: ANY",
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand attr-dict `:` type($operand)",
    summary = "The operand itself.")
@Op(name = "llvm.intr.vscale", results = "res: LLVM_TYPE", summary = "The factor of the lengths of scalable vectors.")
final class NumberIntrinsicOps {
  private NumberIntrinsicOps() {}
}
