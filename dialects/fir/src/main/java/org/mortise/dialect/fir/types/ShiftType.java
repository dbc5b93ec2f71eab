// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The lower bounds of an array of a rank: {@code !fir.shift<2>}. */
public final class ShiftType extends NumberedType {
  static final String MNEMONIC = "shift";

  private ShiftType(Context context, int rank) {
    super(context, rank);
  }

  public static ShiftType of(Context context, int rank) {
    return context.unique(new ShiftType(context, rank));
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return number;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
