// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.mortise.dialect.arith.execution.Combining;
import org.mortise.dialect.vector.CombiningKindAttr;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Emits the functions that reductions and contractions combine elements with. */
final class CombiningCode {
  private CombiningCode() {}

  static Register combine(CombiningKindAttr kind, Register left, Register right, CodeBuilder code) {
    return code.compute(function(kind, left.format().type()), left, right);
  }

  /** Returns the neutral value of a combining kind. */
  static Register neutral(CombiningKindAttr kind, Type type, CodeBuilder code) {
    return Combining.neutral(function(kind, type), type, code);
  }

  private static Computation function(CombiningKindAttr kind, Type type) {
    Computation function = kind.function(type);
    if (function == null) {
      throw new UnsupportedOperationException("unsupported combining kind " + kind);
    }
    return function;
  }

  static Register multiply(Register left, Register right, CodeBuilder code) {
    return code.compute(left.format().isFloat() ? FloatFunction.MULF : IntegerFunction.MUL, left, right);
  }
}
