// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The case of {@code fir.select_type} for a type and its extensions: {@code #fir.class_is<!fir.type<t>>}. */
@AttrDef(name = "fir.class_is", base = GuardedTypeAttr.class, parameters = "guardedType: TYPE")
public final class SubclassAttr extends SubclassAttrBase {
  SubclassAttr(Context context, Object[] values) {
    super(context, values);
  }

  static SubclassAttr parse(AsmParser parser, int start) {
    return of(parseType(parser, start));
  }
}
