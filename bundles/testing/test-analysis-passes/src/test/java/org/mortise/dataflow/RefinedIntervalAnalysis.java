// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.KnownValue;

/** Intervals that learn from comparisons {@code arith.cmpi slt} and from values of switches. */
class RefinedIntervalAnalysis extends IntervalAnalysis {
  @Override
  protected boolean refines() {
    return true;
  }

  @Override
  protected List<Value> refinedBy(Value known) {
    Operation definer = known.definingOp();
    boolean isLess = definer != null && definer.name().name().equals("arith.cmpi")
        && definer.getAttr("predicate") instanceof IntegerAttr predicate && predicate.longValue() == 2;
    return isLess ? List.of(known, definer.operand(0), definer.operand(1)) : List.of(known);
  }

  @Override
  protected Interval refine(Value value, Interval element, KnownValue known) {
    if (value == known.value()) {
      return known.isEqual() ? element.intersection(
          Interval.of(((IntegerAttr) known.constants().get(0)).unsignedLongValue())) : element;
    }
    boolean isLess = !((IntegerAttr) known.constants().get(0)).isZero();
    Operation comparison = known.value().definingOp();
    boolean isLeft = value == comparison.operand(0);
    Interval other = lookup(comparison.operand(isLeft ? 1 : 0), comparison);
    if (other == null) {
      return null;
    }
    if (isLeft == isLess) {
      long most = isLess ? other.plus(Interval.of(-1)).high() : other.high();
      return element.intersection(new Interval(Interval.NEGATIVE_INFINITY, most));
    }
    long least = isLess ? other.plus(Interval.of(1)).low() : other.low();
    return element.intersection(new Interval(least, Interval.INFINITY));
  }
}
