// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypedAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.types.NoneType;

/** The value of a variable that is set from outside: {@code #ml_program.extern : i32}. */
@AttrDef(name = "ml_program.extern", parameters = "valueType: TYPE", alias = true)
public final class ExternAttr extends ExternAttrBase implements TypedAttr {
  ExternAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Parses the type after the mnemonic, unless it is known; {@code none} may be omitted. */
  static ExternAttr parse(AsmParser parser, @Nullable Type expected) {
    if (expected != null) {
      return of(expected);
    }
    return of(parser.parseOptionalPunctuation(":") ? parser.parseType() : NoneType.of(parser.context()));
  }

  @Override
  public Type type() {
    return valueType();
  }

  @Override
  public boolean hasDefaultType() {
    return type() instanceof NoneType;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    // the printer adds the type
  }
}
