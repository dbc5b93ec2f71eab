// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** An integer parameter: {@code !transform.param<i64>}. */
public final class ParamType extends Type {
  static final String MNEMONIC = "param";
  private static final int MAX_WIDTH = 64;

  private final Type type;

  private ParamType(Context context, Type type) {
    super(context);
    this.type = type;
  }

  static ParamType parse(AsmParser parser) {
    int position = parser.position();
    parser.parsePunctuation("<");
    Type type = parser.parseType();
    parser.parsePunctuation(">");
    if (!(type instanceof IntegerType integer) || integer.width() > MAX_WIDTH) {
      throw parser.error(position, "only supports integer types with width <=64");
    }
    return parser.context().unique(new ParamType(parser.context(), type));
  }

  @Override
  public String dialectNamespace() {
    return TransformDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printType(type).print('>');
  }

  @Override
  protected int structuralHash() {
    return type.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return type == ((ParamType) other).type;
  }
}
