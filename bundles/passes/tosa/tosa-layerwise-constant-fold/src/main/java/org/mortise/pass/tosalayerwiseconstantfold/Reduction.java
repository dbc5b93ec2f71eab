// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.mortise.dialect.tosa.ReduceAllOp;
import org.mortise.dialect.tosa.ReduceAnyOp;
import org.mortise.dialect.tosa.ReduceMaxOp;
import org.mortise.dialect.tosa.ReduceMinOp;
import org.mortise.dialect.tosa.ReduceProdOp;
import org.mortise.dialect.tosa.ReduceSumOp;

/** Integer reductions whose low result bits depend on low operand bits only, or which compare. */
enum Reduction {
  ALL(ReduceAllOp.NAME, (a, b) -> a & b, BigInteger::and),
  ANY(ReduceAnyOp.NAME, (a, b) -> a | b, BigInteger::or),
  MAX(ReduceMaxOp.NAME, Math::max, BigInteger::max),
  MIN(ReduceMinOp.NAME, Math::min, BigInteger::min),
  PROD(ReduceProdOp.NAME, (a, b) -> a * b, BigInteger::multiply),
  SUM(ReduceSumOp.NAME, Long::sum, BigInteger::add);

  private final String operation;
  private final LongBinaryOperator narrow;
  private final BinaryOperator<BigInteger> wide;

  Reduction(String operation, LongBinaryOperator narrow, BinaryOperator<BigInteger> wide) {
    this.operation = operation;
    this.narrow = narrow;
    this.wide = wide;
  }

  /** Returns the name of the operation. */
  String operation() {
    return operation;
  }

  /** Returns the function of integers of at most 64 bits; the sum and product modulo 2^64. */
  LongBinaryOperator narrow() {
    return narrow;
  }

  /** Returns the function of integers of any width. */
  BinaryOperator<BigInteger> wide() {
    return wide;
  }
}
