// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.execution.Combining;
import org.mortise.dialect.vector.CombiningKindAttr;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.types.FloatType;

/** The values that change nothing when they are combined with others. */
final class Neutral {
  private Neutral() {}

  static Register of(CombiningKindAttr kind, Type type, CodeBuilder code) {
    boolean isFloat = type instanceof FloatType;
    return Combining.neutral(switch (kind.bits()) {
      case CombiningKindAttr.ADD -> isFloat ? AtomicRMWKind.ADDF : AtomicRMWKind.ADDI;
      case CombiningKindAttr.MUL -> isFloat ? AtomicRMWKind.MULF : AtomicRMWKind.MULI;
      case CombiningKindAttr.MINUI -> AtomicRMWKind.MINU;
      case CombiningKindAttr.MINSI -> AtomicRMWKind.MINS;
      case CombiningKindAttr.MAXUI -> AtomicRMWKind.MAXU;
      case CombiningKindAttr.MAXSI -> AtomicRMWKind.MAXS;
      case CombiningKindAttr.AND -> AtomicRMWKind.ANDI;
      case CombiningKindAttr.OR, CombiningKindAttr.XOR -> AtomicRMWKind.ORI;
      case CombiningKindAttr.MINNUMF -> AtomicRMWKind.MINNUMF;
      case CombiningKindAttr.MAXNUMF -> AtomicRMWKind.MAXNUMF;
      case CombiningKindAttr.MINIMUMF -> AtomicRMWKind.MINIMUMF;
      case CombiningKindAttr.MAXIMUMF -> AtomicRMWKind.MAXIMUMF;
      default -> throw new UnsupportedOperationException("the kind " + kind + " is none");
    }, type, code);
  }
}
