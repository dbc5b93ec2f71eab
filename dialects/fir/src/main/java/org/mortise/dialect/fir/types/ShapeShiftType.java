// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The lower bounds and extents of an array of a rank: {@code !fir.shapeshift<2>}. */
public final class ShapeShiftType extends NumberedType {
  static final String MNEMONIC = "shapeshift";

  private ShapeShiftType(Context context, int rank) {
    super(context, rank);
  }

  public static ShapeShiftType of(Context context, int rank) {
    return context.unique(new ShapeShiftType(context, rank));
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
