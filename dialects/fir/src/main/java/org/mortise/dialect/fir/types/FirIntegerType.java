// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code INTEGER} of a kind: {@code !fir.int<4>}. */
@TypeDef(name = "fir.int", parameters = "kind: NUMBER", format = "`<` $kind `>`")
public final class FirIntegerType extends FirIntegerTypeBase implements RepresentedType {
  FirIntegerType(Context context, Object[] values) {
    super(context, values);
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
    return IntegerType.of(context(), bits(kind()));
  }
}
