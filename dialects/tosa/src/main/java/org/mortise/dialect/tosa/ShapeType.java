// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The sizes of a number of dimensions, as a value: {@code !tosa.shape<4>}. */
@TypeDef(name = "tosa.shape", definition = "Tosa_Shape", parameters = "rank: RANK", format = "`<` $rank `>`")
public final class ShapeType extends ShapeTypeBase {
  ShapeType(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(int rank) {
    return rank < 0 ? "invalid rank (must be >= 0): " + rank : null;
  }
}
