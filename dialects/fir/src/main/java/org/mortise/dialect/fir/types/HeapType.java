// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PointerLikeType;

/** The address of an allocated entity: {@code !fir.heap<f32>}. */
@TypeDef(name = "fir.heap", base = WrapperType.class,
    parameters = "elementType: ELEMENT",
    format = "`<` $elementType `>`")
public final class HeapType extends HeapTypeBase implements PointerLikeType {
  HeapType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
