// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowi64toi32;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tosa.ArgMaxOp;
import org.mortise.dialect.tosa.CastOp;
import org.mortise.dialect.tosa.ClampOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Narrows {@code i64} to {@code i32}. */
final class IntegerNarrowing implements NarrowingRules {
  private static final BigInteger LEAST = BigInteger.valueOf(Integer.MIN_VALUE);
  private static final BigInteger GREATEST = BigInteger.valueOf(Integer.MAX_VALUE);

  @Override
  public Type narrow(Type type) {
    return type instanceof IntegerType integer && integer.width() == Long.SIZE && integer.isSignless()
        ? IntegerType.of(type.context(), Integer.SIZE) : type;
  }

  @Override
  public @Nullable Attribute narrow(Attribute number, boolean isLossAccepted) {
    BigInteger value = ((IntegerAttr) number).signedValue();
    BigInteger nearest = value.max(LEAST).min(GREATEST);
    return isLossAccepted || nearest.equals(value)
        ? IntegerAttr.of(IntegerType.of(number.context(), Integer.SIZE), nearest) : null;
  }

  @Override
  public boolean isSafe(Operation op) {
    return DataMovement.contains(op) || ClampOp.of(op) != null || isPositionSmall(ArgMaxOp.of(op))
        || isWide(CastOp.of(op));
  }

  /** Returns whether the positions along the axis are known to be 32-bit integers. */
  private static boolean isPositionSmall(@Nullable ArgMaxOp maximum) {
    if (maximum == null || !(maximum.input().type() instanceof ShapedType shaped) || !shaped.hasRank()) {
      return false;
    }
    long size = shaped.shape()[(int) maximum.axisAttr().longValue()];
    return size >= 0 && size <= Integer.MAX_VALUE;
  }

  /** Returns whether the result is no integer of less than 32 bits: such casts drop other bits of narrower numbers. */
  private static boolean isWide(@Nullable CastOp cast) {
    return cast != null && !(ShapedType.elementTypeOrSelf(cast.output().type()) instanceof IntegerType integer
        && integer.width() < Integer.SIZE && isNarrowed(cast.input().type()));
  }

  private static boolean isNarrowed(Type type) {
    return ShapedType.elementTypeOrSelf(type) instanceof IntegerType integer && integer.width() == Long.SIZE;
  }
}
