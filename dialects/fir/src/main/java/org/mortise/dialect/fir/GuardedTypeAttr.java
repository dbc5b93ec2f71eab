// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParametricAttr;

/** A case of {@code fir.select_type}: a type. */
public abstract class GuardedTypeAttr extends ParametricAttr {
  GuardedTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public abstract Type guardedType();

  /** Parses a type in angle brackets; errors are explained at {@code start}. */
  static Type parseType(AsmParser parser, int start) {
    try {
      parser.parsePunctuation("<");
      Type type = parser.parseType();
      parser.parsePunctuation(">");
      return type;
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "expected a type"));
    }
  }

  @Override
  protected final void printParameters(AsmPrinter printer) {
    printer.print('<').printType(guardedType()).print('>');
  }
}
