// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code INTEGER} of a kind: {@code !fir.int<4>}. */
public final class FirIntegerType extends NumberedType implements RepresentedType {
  static final String MNEMONIC = "int";

  private FirIntegerType(Context context, int kind) {
    super(context, kind);
  }

  public static FirIntegerType of(Context context, int kind) {
    return context.unique(new FirIntegerType(context, kind));
  }

  public int kind() {
    return number;
  }

  /** Returns the width of a Fortran kind; 32 for unknown kinds. */
  static int bits(int kind) {
    return switch (kind) {
      case 1, 2, 8, 16 -> kind * Byte.SIZE;
      default -> Integer.SIZE;
    };
  }

  @Override
  public Type representation() {
    return IntegerType.of(context(), bits(number));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
