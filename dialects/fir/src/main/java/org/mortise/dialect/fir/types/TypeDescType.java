// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The address of a type descriptor: {@code !fir.tdesc<!fir.type<t>>}. */
@TypeDef(name = "fir.tdesc", base = WrapperType.class,
    parameters = "elementType: ELEMENT",
    format = "`<` $elementType `>`")
public final class TypeDescType extends TypeDescTypeBase {
  TypeDescType(Context context, Object[] values) {
    super(context, values);
  }
}
