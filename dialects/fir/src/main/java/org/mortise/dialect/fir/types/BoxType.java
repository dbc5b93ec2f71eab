// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;

/** The descriptor of an entity: {@code !fir.box<!fir.array<?xf32>>}. */
@TypeDef(name = "fir.box", definition = "fir_BoxType", base = BaseBoxType.class,
    parameters = "eleTy: ELEMENT_TYPE",
    format = "`<` $eleTy `>`")
public final class BoxType extends BoxTypeBase {
  BoxType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type elementType() {
    return eleTy();
  }

  static @Nullable String verify(Type elementType) {
    return elementType instanceof BaseBoxType ? "invalid element type" : null;
  }
}
