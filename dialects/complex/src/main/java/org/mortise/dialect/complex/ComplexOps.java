// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.definition.Op;

/** Arithmetic on complex numbers. */
@Op(name = "complex.atan2", view = "Atan2Op", family = ComplexArithmeticOp.class,
    summary = "Computes the arctangent of the quotient of two complex numbers.")
@Op(name = "complex.cos", view = "CosOp", family = ComplexFunctionOp.class,
    summary = "Computes the cosine of a complex number.")
@Op(name = "complex.eq", view = "EqualOp", family = ComparisonOp.class,
    summary = "Compares complex numbers: whether they are equal.")
@Op(name = "complex.expm1", view = "Expm1Op", family = ComplexFunctionOp.class,
    summary = "Computes the power of e, minus 1.")
@Op(name = "complex.log1p", view = "Log1pOp", family = ComplexFunctionOp.class,
    summary = "Computes the natural logarithm of a complex number plus 1.")
@Op(name = "complex.log", view = "LogOp", family = ComplexFunctionOp.class,
    summary = "Computes the natural logarithm of a complex number. Its imaginary part is between -pi and pi, "
        + "so the logarithm of an exponential differs from the exponent.")
@Op(name = "complex.neq", view = "NotEqualOp", family = ComparisonOp.class,
    summary = "Compares complex numbers: whether they differ.")
@Op(name = "complex.pow", view = "PowOp", family = ComplexArithmeticOp.class,
    summary = "Raises a complex number to a complex power.")
@Op(name = "complex.powi", view = "PowiOp", operands = {"lhs: COMPLEX", "rhs: SIGNLESS_INTEGER"},
    results = "result: COMPLEX", attributes = "fastmath: FAST_MATH?", sameTypes = "lhs, result",
    traits = {"PURE", "ELEMENTWISE", "SAME_OPERANDS_AND_RESULT_SHAPE"},
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
    since = "22.1", summary = "Raises a complex number to the power of a signed integer.")
@Op(name = "complex.rsqrt", view = "RsqrtOp", family = ComplexFunctionOp.class,
    summary = "Computes the reciprocal of the square root of a complex number.")
@Op(name = "complex.sign", view = "SignOp", family = ComplexFunctionOp.class,
    summary = "Divides a complex number by its absolute value; zero stays.")
@Op(name = "complex.sin", view = "SinOp", family = ComplexFunctionOp.class,
    summary = "Computes the sine of a complex number.")
@Op(name = "complex.sqrt", view = "SqrtOp", family = ComplexFunctionOp.class,
    summary = "Computes the square root of a complex number.")
@Op(name = "complex.tan", view = "TanOp", family = ComplexFunctionOp.class,
    summary = "Computes the tangent of a complex number.")
@Op(name = "complex.tanh", view = "TanhOp", family = ComplexFunctionOp.class,
    summary = "Computes the hyperbolic tangent of a complex number.")
final class ComplexOps {
  private ComplexOps() {}
}
