// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

/** The comparisons of two numbers. */
public enum ComparisonOperator {
  LT, LE, EQ, GT, GE;

  /** Returns the comparison that holds if this one does not; {@link #EQ} has none and returns itself. */
  public ComparisonOperator inverted() {
    return switch (this) {
      case LT -> GE;
      case LE -> GT;
      case EQ -> EQ;
      case GT -> LE;
      case GE -> LT;
    };
  }
}
