// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** A procedure and the variables of its host: {@code !fir.boxproc<() -> ()>}. */
@TypeDef(name = "fir.boxproc", base = WrapperType.class,
    parameters = "elementType: ELEMENT",
    format = "`<` $elementType `>`")
public final class BoxProcType extends BoxProcTypeBase {
  BoxProcType(Context context, Object[] values) {
    super(context, values);
  }
}
