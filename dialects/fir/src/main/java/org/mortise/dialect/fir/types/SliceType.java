// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The lower bounds, upper bounds and strides of a slice of a rank: {@code !fir.slice<2>}. */
public final class SliceType extends NumberedType {
  static final String MNEMONIC = "slice";

  private SliceType(Context context, int rank) {
    super(context, rank);
  }

  public static SliceType of(Context context, int rank) {
    return context.unique(new SliceType(context, rank));
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
