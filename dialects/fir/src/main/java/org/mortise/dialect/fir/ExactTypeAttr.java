// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The case of {@code fir.select_type} for exactly one type: {@code #fir.type_is<i32>}. */
@AttrDef(name = "fir.type_is", base = GuardedTypeAttr.class, parameters = "guardedType: TYPE")
public final class ExactTypeAttr extends ExactTypeAttrBase {
  ExactTypeAttr(Context context, Object[] values) {
    super(context, values);
  }

  static ExactTypeAttr parse(AsmParser parser, int start) {
    return of(parseType(parser, start));
  }
}
