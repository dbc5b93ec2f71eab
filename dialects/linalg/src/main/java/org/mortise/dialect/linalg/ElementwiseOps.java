// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** Elementwise named operations, with a loop for each dimension of the result. */
@Op(name = "linalg.exp", family = NamedOp.class,
    summary = "Applies exp(x) elementwise.",
    data = "exp($0)")
@Op(name = "linalg.log", family = NamedOp.class,
    summary = "Applies log(x) elementwise.",
    data = "log($0)")
@Op(name = "linalg.abs", family = NamedOp.class,
    summary = "Applies abs(x) elementwise.",
    data = "abs($0)")
@Op(name = "linalg.ceil", family = NamedOp.class,
    summary = "Applies ceil(x) elementwise.",
    data = "ceil($0)")
@Op(name = "linalg.floor", family = NamedOp.class,
    summary = "Applies floor(x) elementwise.",
    data = "floor($0)")
@Op(name = "linalg.negf", family = NamedOp.class,
    summary = "Applies negf(x) elementwise.",
    data = "negf($0)")
@Op(name = "linalg.reciprocal", family = NamedOp.class,
    summary = "Applies reciprocal(x) elementwise.",
    data = "reciprocal($0)")
@Op(name = "linalg.round", family = NamedOp.class,
    summary = "Applies round(x) elementwise.",
    data = "round($0)")
@Op(name = "linalg.sqrt", family = NamedOp.class,
    summary = "Applies sqrt(x) elementwise.",
    data = "sqrt($0)")
@Op(name = "linalg.rsqrt", family = NamedOp.class,
    summary = "Applies rsqrt(x) elementwise.",
    data = "rsqrt($0)")
@Op(name = "linalg.square", family = NamedOp.class,
    summary = "Applies square(x) elementwise.",
    data = "square($0)")
@Op(name = "linalg.tanh", family = NamedOp.class,
    summary = "Applies tanh(x) elementwise.",
    data = "tanh($0)")
@Op(name = "linalg.erf", family = NamedOp.class,
    summary = "Applies erf(x) elementwise.",
    data = "erf($0)")
@Op(name = "linalg.add", family = NamedOp.class,
    summary = "Adds two tensors elementwise.",
    data = "add($0, $1)")
@Op(name = "linalg.sub", family = NamedOp.class,
    summary = "Subtracts two tensors elementwise.",
    data = "sub($0, $1)")
@Op(name = "linalg.mul", family = NamedOp.class,
    summary = "Multiplies two tensors elementwise.",
    data = "mul($0, $1)")
@Op(name = "linalg.div", family = NamedOp.class,
    summary = "Divides the first tensor by the second tensor, elementwise.",
    data = "div($0, $1)")
@Op(name = "linalg.div_unsigned", family = NamedOp.class,
    summary = "Divides the first tensor by the second one, elementwise; an unsigned division of integers.",
    data = "div_unsigned($0, $1)")
@Op(name = "linalg.max", family = NamedOp.class,
    summary = "Takes the max (signed) between two inputs, elementwise.",
    data = "max_signed($0, $1)")
@Op(name = "linalg.min", family = NamedOp.class,
    summary = "Takes the min (signed) between two inputs, elementwise.",
    data = "min_signed($0, $1)")
@Op(name = "linalg.powf", family = NamedOp.class,
    summary = "Takes the powf(lhs, rhs) between two inputs, elementwise. For powf(arg, 2) use `linalg.square`.",
    data = "powf($0, $1)")
@Op(name = "linalg.select", family = NamedOp.class,
    summary = "Chooses one value based on a binary condition supplied as its first operand.",
    data = "select($0, $1, $2)")
@Op(name = "linalg.fill_rng_2d", family = NamedOp.class,
    summary = "Fills the output tensor with pseudo random numbers.",
    data = {
        "pp", "() () () (d0, d1)",
        "cast(add(mul(add(f64(2147483647:i64), f64(add(mul(add(i32(index(1)), "
            + "add(mul(add(i32(index(0)), $2), "
            + "i32(1103515245:i64)), i32(12345:i64))), "
            + "i32(1103515245:i64)), i32(12345:i64)))), "
            + "mul(sub($1, $0), f64(2.3283063999999999E-10:f64))), $0))"})
final class ElementwiseOps {
  private ElementwiseOps() {}
}
