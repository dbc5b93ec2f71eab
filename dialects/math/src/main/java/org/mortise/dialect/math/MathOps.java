// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.definition.Op;

/** Functions of numbers. */
@Op(name = "math.absf", view = "AbsFOp", family = FloatUnaryOp.class, computes = "ABSF",
    summary = "Computes the absolute value of a floating-point number.")
@Op(name = "math.absi", view = "AbsIOp", family = IntegerUnaryOp.class, computes = "ABSI",
    summary = "Computes the absolute value of a signed integer.")
@Op(name = "math.acos", view = "AcosOp", family = FloatUnaryOp.class, computes = "ACOS",
    summary = "Computes the arccosine in radians.")
@Op(name = "math.acosh", view = "AcoshOp", family = FloatUnaryOp.class, computes = "ACOSH",
    summary = "Computes the inverse hyperbolic cosine.")
@Op(name = "math.asin", view = "AsinOp", family = FloatUnaryOp.class, computes = "ASIN",
    summary = "Computes the arcsine in radians.")
@Op(name = "math.asinh", view = "AsinhOp", family = FloatUnaryOp.class, computes = "ASINH",
    summary = "Computes the inverse hyperbolic sine.")
@Op(name = "math.atan", view = "AtanOp", family = FloatUnaryOp.class, computes = "ATAN",
    summary = "Computes the arctangent in radians.")
@Op(name = "math.atanh", view = "AtanhOp", family = FloatUnaryOp.class, computes = "ATANH",
    summary = "Computes the inverse hyperbolic tangent.")
@Op(name = "math.cbrt", view = "CbrtOp", family = FloatUnaryOp.class, computes = "CBRT",
    summary = "Computes the cube root.")
@Op(name = "math.ceil", view = "CeilOp", family = FloatUnaryOp.class, computes = "CEIL",
    summary = "Rounds up to an integer.")
@Op(name = "math.clampf", view = "ClampFOp", operands = {"value: FLOAT_LIKE", "min: FLOAT_LIKE", "max: FLOAT_LIKE"},
    results = "result: FLOAT_LIKE", attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"}, since = "22.1",
    format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary = "Limits a floating-point number to the range between two others.")
@Op(name = "math.cos", view = "CosOp", family = FloatUnaryOp.class, computes = "COS",
    summary = "Computes the cosine of an angle in radians.")
@Op(name = "math.cosh", view = "CoshOp", family = FloatUnaryOp.class, computes = "COSH",
    summary = "Computes the hyperbolic cosine.")
@Op(name = "math.ctlz", view = "CountLeadingZerosOp", family = IntegerUnaryOp.class, computes = "LEADING_ZEROS",
    summary = "Counts the leading zeros of an integer.")
@Op(name = "math.cttz", view = "CountTrailingZerosOp", family = IntegerUnaryOp.class, computes = "TRAILING_ZEROS",
    summary = "Counts the trailing zeros of an integer.")
@Op(name = "math.ctpop", view = "CtPopOp", family = IntegerUnaryOp.class, computes = "ONES",
    summary = "Counts the ones of an integer.")
@Op(name = "math.erf", view = "ErfOp", family = FloatUnaryOp.class, computes = "ERF",
    summary = "Computes the error function.")
@Op(name = "math.erfc", view = "ErfcOp", family = FloatUnaryOp.class, computes = "ERFC", since = "22.1",
    summary = "Computes the complement of the error function to 1.")
@Op(name = "math.exp2", view = "Exp2Op", family = FloatUnaryOp.class, computes = "EXP2",
    summary = "Computes the power of 2.")
@Op(name = "math.expm1", view = "ExpM1Op", family = FloatUnaryOp.class, computes = "EXPM1",
    summary = "Computes the power of e, minus 1.")
@Op(name = "math.exp", view = "ExpOp", family = FloatUnaryOp.class, computes = "EXP",
    summary = "Computes the power of e.")
@Op(name = "math.fpowi", view = "FPowIOp", operands = {"lhs: FLOAT_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: FLOAT_LIKE", attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"}, sameTypes = "lhs, result",
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
    summary = "Raises a floating-point number to the power of a signed integer.")
@Op(name = "math.floor", view = "FloorOp", family = FloatUnaryOp.class, computes = "FLOOR",
    summary = "Rounds down to an integer.")
@Op(name = "math.fma", view = "FmaOp", operands = {"a: FLOAT_LIKE", "b: FLOAT_LIKE", "c: FLOAT_LIKE"},
    results = "result: FLOAT_LIKE", attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary = "Computes {@code a * b + c} with one rounding.")
@Op(name = "math.isfinite", view = "IsFiniteOp", family = FloatClassificationOp.class, computes = "IS_FINITE",
    summary = "Tests whether a number is neither infinite nor NaN.")
@Op(name = "math.isinf", view = "IsInfOp", family = FloatClassificationOp.class, computes = "IS_INFINITE",
    summary = "Tests whether a number is infinite.")
@Op(name = "math.isnan", view = "IsNaNOp", family = FloatClassificationOp.class, computes = "IS_NAN",
    summary = "Tests whether a number is NaN.")
@Op(name = "math.isnormal", view = "IsNormalOp", family = FloatClassificationOp.class, computes = "IS_NORMAL",
    summary = "Tests whether a number is neither zero, subnormal, infinite nor NaN.")
@Op(name = "math.log10", view = "Log10Op", family = FloatUnaryOp.class, computes = "LOG10",
    summary = "Computes the logarithm to base 10.")
@Op(name = "math.log1p", view = "Log1pOp", family = FloatUnaryOp.class, computes = "LOG1P",
    summary = "Computes the natural logarithm of the operand plus 1.")
@Op(name = "math.log2", view = "Log2Op", family = FloatUnaryOp.class, computes = "LOG2",
    summary = "Computes the logarithm to base 2.")
@Op(name = "math.log", view = "LogOp", family = FloatUnaryOp.class, computes = "LOG",
    summary = "Computes the natural logarithm.")
@Op(name = "math.roundeven", view = "RoundEvenOp", family = FloatUnaryOp.class, computes = "ROUNDEVEN",
    summary = "Rounds to the nearest integer; ties to the even one.")
@Op(name = "math.round", view = "RoundOp", family = FloatUnaryOp.class, computes = "ROUND",
    summary = "Rounds to the nearest integer; ties away from zero.")
@Op(name = "math.rsqrt", view = "RsqrtOp", family = FloatUnaryOp.class,
    summary = "Computes the reciprocal of the square root.")
@Op(name = "math.sin", view = "SinOp", family = FloatUnaryOp.class, computes = "SIN",
    summary = "Computes the sine of an angle in radians.")
@Op(name = "math.sincos", view = "SincosOp", operands = "operand: FLOAT_LIKE",
    results = {"sin: FLOAT_LIKE", "cos: FLOAT_LIKE"}, attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"}, sameTypes = "operand, sin, cos",
    format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)", resultNames = {"sin", "cos"},
    since = "22.1", summary = "Computes the sine and the cosine of an angle in radians.")
@Op(name = "math.sinh", view = "SinhOp", family = FloatUnaryOp.class, computes = "SINH",
    summary = "Computes the hyperbolic sine.")
@Op(name = "math.sqrt", view = "SqrtOp", family = FloatUnaryOp.class, computes = "SQRT",
    summary = "Computes the square root.")
@Op(name = "math.tan", view = "TanOp", family = FloatUnaryOp.class, computes = "TAN",
    summary = "Computes the tangent of an angle in radians.")
@Op(name = "math.tanh", view = "TanhOp", family = FloatUnaryOp.class, computes = "TANH",
    summary = "Computes the hyperbolic tangent.")
@Op(name = "math.trunc", view = "TruncOp", family = FloatUnaryOp.class, computes = "TRUNC",
    summary = "Rounds towards zero to an integer.")
final class MathOps {
  private MathOps() {}
}
