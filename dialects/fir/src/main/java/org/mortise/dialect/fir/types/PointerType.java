// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.PointerLikeType;

/** The address of the target of a pointer: {@code !fir.ptr<f32>}. */
@TypeDef(name = "fir.ptr", base = WrapperType.class,
    parameters = "elementType: ELEMENT",
    format = "`<` $elementType `>`")
public final class PointerType extends PointerTypeBase implements PointerLikeType {
  PointerType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
