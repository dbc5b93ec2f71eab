// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.MinOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Versions a loop for known constant upper bounds. */
public final class LoopSpecialization {
  /** The reason why a loop is not specialized, for remarks. */
  public static final String NO_CONSTANT = "an upper bound is not an 'affine.min' with a constant";

  private LoopSpecialization() {}

  /**
   * Returns for each upper bound, which must be the result of {@code affine.min}, the constant among the results of its
   * map. Null if one has none.
   */
  public static @Nullable List<Long> constantsOf(List<? extends Value> upperBounds) {
    List<Long> constants = new ArrayList<>();
    for (Value bound : upperBounds) {
      Long constant = constantOf(MinOp.of(bound.definingOp()));
      if (constant == null) {
        return null;
      }
      constants.add(constant);
    }
    return constants;
  }

  /** Returns whether each upper bound is a constant, so that there is nothing to specialize. */
  public static boolean areConstant(List<? extends Value> upperBounds) {
    for (Value bound : upperBounds) {
      if (Constants.integerOf(bound) == null) {
        return false;
      }
    }
    return true;
  }

  /**
   * Replaces {@code loop} by a conditional operation that executes a copy with constant upper bounds, or the loop as it
   * is. Costs the number of operations in the loop.
   *
   * @param upperBounds the operands of {@code loop} that are its upper bounds
   * @param constants see {@link #constantsOf}
   */
  public static void specialize(Operation loop, List<? extends Value> upperBounds, List<Long> constants) {
    OpBuilder builder = OpBuilder.before(loop);
    Location location = loop.location();
    IRMapping mapping = new IRMapping();
    Value condition = null;
    for (int i = 0; i < constants.size(); i++) {
      Value constant = ConstantOp.createIndex(builder, location, constants.get(i));
      Value isEqual = CmpIOp.create(builder, location, IntegerPredicate.EQ, upperBounds.get(i), constant);
      condition = condition == null ? isEqual : AndIOp.create(builder, location, condition, isEqual);
      mapping.map(upperBounds.get(i), constant);
    }
    List<Type> types = new ArrayList<>();
    loop.resultList().forEach(result -> types.add(result.type()));
    IfOp choice = IfOp.create(builder, location, types, condition,
        (b, l) -> b.clone(loop, mapping).resultList(),
        (b, l) -> b.clone(loop, new IRMapping()).resultList());
    loop.replaceAllUsesWith(List.of(choice.operation().results()));
    loop.erase();
  }

  /** Returns the least constant result of the map, or null. */
  private static @Nullable Long constantOf(@Nullable MinOp min) {
    Long least = null;
    if (min == null) {
      return null;
    }
    for (AffineExpr result : min.map().results()) {
      if (result instanceof AffineConstantExpr constant && (least == null || constant.value() < least)) {
        least = constant.value();
      }
    }
    return least;
  }
}
