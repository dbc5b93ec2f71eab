// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.Reductions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.code.FloatBinary;
import org.mortise.ir.execution.code.IntegerBinary;
import org.mortise.ir.execution.code.Register;

/** Emits the functions that atomic updates and reductions of several dialects name. */
public final class Combining {
  private Combining() {}

  /** Returns the value that changes nothing. */
  public static Register neutral(AtomicRMWKind kind, Type type, CodeBuilder code) {
    Attribute value = Reductions.identity(kind, type);
    if (value == null) {
      throw new UnsupportedOperationException("there is no neutral value of " + kind.keyword() + " for " + type);
    }
    return code.constant(type, Constants.of(value));
  }

  /** Combines two numbers. */
  public static Register combine(AtomicRMWKind kind, Register old, Register value, CodeBuilder code) {
    return switch (kind) {
      case ADDF -> code.floating(FloatBinary.ADD, old, value);
      case MULF -> code.floating(FloatBinary.MUL, old, value);
      case MAXIMUMF -> code.floating(FloatBinary.MAXIMUM, old, value);
      case MINIMUMF -> code.floating(FloatBinary.MINIMUM, old, value);
      case MAXNUMF -> code.floating(FloatBinary.MAXNUM, old, value);
      case MINNUMF -> code.floating(FloatBinary.MINNUM, old, value);
      case ADDI -> code.integer(IntegerBinary.ADD, old, value);
      case MULI -> code.integer(IntegerBinary.MUL, old, value);
      case MAXS -> code.integer(IntegerBinary.MAX_SIGNED, old, value);
      case MAXU -> code.integer(IntegerBinary.MAX_UNSIGNED, old, value);
      case MINS -> code.integer(IntegerBinary.MIN_SIGNED, old, value);
      case MINU -> code.integer(IntegerBinary.MIN_UNSIGNED, old, value);
      case ORI -> code.integer(IntegerBinary.OR, old, value);
      case ANDI -> code.integer(IntegerBinary.AND, old, value);
      case ASSIGN -> value;
    };
  }
}
