// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations that map the elements of tensors one by one. */
@Op(name = "tosa.bitwise_not", family = UnaryOp.class, summary = "The complement of the bits of each element.")
@Op(name = "tosa.ceil", family = UnaryOp.class, summary = "The next integer towards plus infinity of each element.")
@Op(name = "tosa.clz", family = UnaryOp.class, summary = "The number of leading zero bits of each element.")
@Op(name = "tosa.exp", family = UnaryOp.class, summary = "The exponential function of each element.")
@Op(name = "tosa.log", family = UnaryOp.class, summary = "The natural logarithm of each element.")
@Op(name = "tosa.floor", family = UnaryOp.class,
    summary = "The next integer towards minus infinity of each element.")
@Op(name = "tosa.rsqrt", family = UnaryOp.class, summary = "The reciprocal of the square root of each element.")
@Op(name = "tosa.cos", family = FloatUnaryOp.class, summary = "The cosine of each element.")
@Op(name = "tosa.sin", family = FloatUnaryOp.class, summary = "The sine of each element.")
@Op(name = "tosa.tanh", family = ActivationOp.class, summary = "The hyperbolic tangent of each element.")
@Op(name = "tosa.sigmoid", family = ActivationOp.class, summary = "The logistic function of each element.")
@Op(name = "tosa.erf", family = ActivationOp.class, summary = "The error function of each element.")
@Op(name = "tosa.logical_not", operands = "input1: I1_TENSOR", results = "output: I1_TENSOR",
    traits = {
        "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "SAME_OPERANDS_AND_RESULT_SHAPE",
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"
    },
    format = TosaDialect.FUNCTIONAL, summary = "The negation of each truth value.")
@Op(name = "tosa.bitwise_and", family = BinaryOp.class, traits = "COMMUTATIVE",
    summary = "The bits set in both elements.")
@Op(name = "tosa.bitwise_or", family = BinaryOp.class, traits = "COMMUTATIVE",
    summary = "The bits set in one of the elements or both.")
@Op(name = "tosa.bitwise_xor", family = BinaryOp.class, traits = "COMMUTATIVE",
    summary = "The bits set in exactly one of the elements.")
@Op(name = "tosa.maximum", family = ExtremumOp.class, summary = "The larger element.")
@Op(name = "tosa.minimum", family = ExtremumOp.class, summary = "The smaller element.")
@Op(name = "tosa.logical_left_shift", family = BinaryOp.class, summary = "Elements shifted to the left.")
@Op(name = "tosa.logical_right_shift", family = BinaryOp.class,
    summary = "Elements shifted to the right, filled with zeros.")
@Op(name = "tosa.arithmetic_right_shift", family = BinaryOp.class, attributes = "round: BOOL",
    summary = "Elements shifted to the right, filled with the sign.")
@Op(name = "tosa.pow", family = BinaryOp.class, summary = "The first element to the power of the second.")
@Op(name = "tosa.logical_and", family = LogicalBinaryOp.class, summary = "The conjunction of truth values.")
@Op(name = "tosa.logical_or", family = LogicalBinaryOp.class, summary = "The disjunction of truth values.")
@Op(name = "tosa.logical_xor", family = LogicalBinaryOp.class,
    summary = "The exclusive disjunction of truth values.")
final class ElementwiseOps {
  private ElementwiseOps() {}
}
