// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PointerLikeType;

/** The address of an entity: {@code !fir.ref<f32>}. */
@TypeDef(name = "fir.ref", base = WrapperType.class,
    parameters = "elementType: ELEMENT",
    format = "`<` $elementType `>`")
public final class ReferenceType extends ReferenceTypeBase implements PointerLikeType {
  ReferenceType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
