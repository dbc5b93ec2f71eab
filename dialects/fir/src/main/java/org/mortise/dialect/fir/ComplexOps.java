// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** Arithmetic of complex numbers. */
@Op(name = "fir.negc", summary = "Negates a complex number.",
    operands = "operand: COMPLEX",
    results = "result: ANY",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "operands attr-dict `:` type($result)")
@Op(name = "fir.mulc", summary = "Multiplies complex numbers.",
    operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: ANY",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE", "COMMUTATIVE"},
    format = "operands attr-dict `:` type($result)")
@Op(name = "fir.divc", summary = "Divides complex numbers.",
    operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: ANY",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "operands attr-dict `:` type($result)")
final class ComplexOps {
  private ComplexOps() {}
}
