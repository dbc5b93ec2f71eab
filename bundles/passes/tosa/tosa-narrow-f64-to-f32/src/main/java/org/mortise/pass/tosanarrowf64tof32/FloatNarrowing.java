// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosanarrowf64tof32;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tosa.CastOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;
import org.mortise.pass.tosanarrowi64toi32.DataMovement;
import org.mortise.pass.tosanarrowi64toi32.NarrowingRules;

/** Narrows {@code f64} to {@code f32}. */
final class FloatNarrowing implements NarrowingRules {
  @Override
  public Type narrow(Type type) {
    return FloatType.is(type, FloatKind.F64) ? FloatType.of(type.context(), FloatKind.F32) : type;
  }

  @Override
  public @Nullable Attribute narrow(Attribute number, boolean isLossAccepted) {
    double value = ((FloatAttr) number).doubleValue();
    boolean isExact = Double.compare((float) value, value) == 0;
    return isLossAccepted || isExact
        ? FloatAttr.of(FloatType.of(number.context(), FloatKind.F32), value) : null;
  }

  @Override
  public boolean isSafe(Operation op) {
    CastOp cast = CastOp.of(op);
    return DataMovement.contains(op) || cast != null && !isRoundedTwice(cast.output().type());
  }

  /** Returns whether a number of {@code f64} would be rounded to {@code f32} and then to a smaller type. */
  private static boolean isRoundedTwice(Type output) {
    return ShapedType.elementTypeOrSelf(output) instanceof FloatType type && type.width() < Float.SIZE;
  }
}
