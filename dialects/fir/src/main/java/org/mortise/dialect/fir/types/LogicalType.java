// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code LOGICAL} of a kind: {@code !fir.logical<4>}. */
public final class LogicalType extends NumberedType implements RepresentedType {
  static final String MNEMONIC = "logical";

  private LogicalType(Context context, int kind) {
    super(context, kind);
  }

  public static LogicalType of(Context context, int kind) {
    return context.unique(new LogicalType(context, kind));
  }

  public int kind() {
    return number;
  }

  /** Returns the integer type of as many bytes; every value but 0 is true. */
  @Override
  public Type representation() {
    return IntegerType.of(context(), FirIntegerType.bits(number));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
