// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** The arithmetic of reductions. */
public final class Reductions {
  private Reductions() {}

  /** Returns the value that leaves every other one unchanged; null if there is none, for an assignment. */
  public static @Nullable Attribute identity(AtomicRMWKind kind, Type type) {
    return switch (kind) {
      case ADDF -> FloatAttr.of((FloatType) type, 0);
      case MULF -> FloatAttr.of((FloatType) type, 1);
      case MAXIMUMF -> FloatAttr.of((FloatType) type, Double.NEGATIVE_INFINITY);
      case MINIMUMF -> FloatAttr.of((FloatType) type, Double.POSITIVE_INFINITY);
      case MAXNUMF, MINNUMF -> FloatAttr.of((FloatType) type, Double.NaN);
      case ADDI, MAXU, ORI -> IntegerAttr.of(type, 0);
      case MULI -> IntegerAttr.of(type, 1);
      case ANDI, MINU -> IntegerAttr.of(type, allOnes(type));
      case MAXS -> IntegerAttr.of(type, allOnes(type).add(BigInteger.ONE).shiftRight(1).negate());
      case MINS -> IntegerAttr.of(type, allOnes(type).shiftRight(1));
      case ASSIGN -> null;
    };
  }

  private static BigInteger allOnes(Type type) {
    int width = type instanceof IntegerType integer ? integer.width() : Long.SIZE;
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  /** Creates the operation that combines two values; null for an assignment. */
  public static @Nullable Value combine(
      AtomicRMWKind kind, OpBuilder builder, Location location, Value left, Value right) {
    return switch (kind) {
      case ADDF -> AddFOp.create(builder, location, left, right).result();
      case MULF -> MulFOp.create(builder, location, left, right).result();
      case MAXIMUMF -> MaximumFOp.create(builder, location, left, right).result();
      case MINIMUMF -> MinimumFOp.create(builder, location, left, right).result();
      case MAXNUMF -> MaxNumFOp.create(builder, location, left, right).result();
      case MINNUMF -> MinNumFOp.create(builder, location, left, right).result();
      case ADDI -> AddIOp.create(builder, location, left, right).result();
      case MULI -> MulIOp.create(builder, location, left, right).result();
      case MAXS -> MaxSIOp.create(builder, location, left, right).result();
      case MINS -> MinSIOp.create(builder, location, left, right).result();
      case MAXU -> MaxUIOp.create(builder, location, left, right).result();
      case MINU -> MinUIOp.create(builder, location, left, right).result();
      case ORI -> OrIOp.create(builder, location, left, right).result();
      case ANDI -> AndIOp.create(builder, location, left, right).result();
      case ASSIGN -> null;
    };
  }
}
