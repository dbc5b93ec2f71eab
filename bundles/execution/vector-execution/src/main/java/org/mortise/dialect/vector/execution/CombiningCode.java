// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.mortise.dialect.vector.CombiningKindAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.FloatBinary;
import org.mortise.ir.execution.code.IntegerBinary;
import org.mortise.ir.execution.code.Register;

/** Emits the functions that reductions and contractions combine elements with. */
final class CombiningCode {
  private CombiningCode() {}

  static Register combine(CombiningKindAttr kind, Register left, Register right, CodeBuilder code) {
    boolean isFloat = left.format().isFloat();
    return switch (kind.bits()) {
      case CombiningKindAttr.ADD -> isFloat ? code.floating(FloatBinary.ADD, left, right)
          : code.integer(IntegerBinary.ADD, left, right);
      case CombiningKindAttr.MUL -> multiply(left, right, code);
      case CombiningKindAttr.MINUI -> code.integer(IntegerBinary.MIN_UNSIGNED, left, right);
      case CombiningKindAttr.MINSI -> code.integer(IntegerBinary.MIN_SIGNED, left, right);
      case CombiningKindAttr.MAXUI -> code.integer(IntegerBinary.MAX_UNSIGNED, left, right);
      case CombiningKindAttr.MAXSI -> code.integer(IntegerBinary.MAX_SIGNED, left, right);
      case CombiningKindAttr.AND -> code.integer(IntegerBinary.AND, left, right);
      case CombiningKindAttr.OR -> code.integer(IntegerBinary.OR, left, right);
      case CombiningKindAttr.XOR -> code.integer(IntegerBinary.XOR, left, right);
      case CombiningKindAttr.MINNUMF -> code.floating(FloatBinary.MINNUM, left, right);
      case CombiningKindAttr.MAXNUMF -> code.floating(FloatBinary.MAXNUM, left, right);
      case CombiningKindAttr.MINIMUMF -> code.floating(FloatBinary.MINIMUM, left, right);
      case CombiningKindAttr.MAXIMUMF -> code.floating(FloatBinary.MAXIMUM, left, right);
      default -> throw new UnsupportedOperationException("the kind " + kind + " is none");
    };
  }

  static Register multiply(Register left, Register right, CodeBuilder code) {
    return left.format().isFloat() ? code.floating(FloatBinary.MUL, left, right)
        : code.integer(IntegerBinary.MUL, left, right);
  }
}
