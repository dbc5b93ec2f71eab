// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The extents of an array of a rank: {@code !fir.shape<2>}. */
public final class ShapeType extends NumberedType {
  static final String MNEMONIC = "shape";

  private ShapeType(Context context, int rank) {
    super(context, rank);
  }

  public static ShapeType of(Context context, int rank) {
    return context.unique(new ShapeType(context, rank));
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
