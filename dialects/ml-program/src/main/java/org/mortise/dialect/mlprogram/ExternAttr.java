// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypedAttr;
import org.mortise.ir.types.NoneType;

/** The value of a variable that is set from outside: {@code #ml_program.extern : i32}. */
public final class ExternAttr extends Attribute implements TypedAttr {
  static final String MNEMONIC = "extern";

  private final Type type;

  private ExternAttr(Type type) {
    super(type.context());
    this.type = type;
  }

  /** Returns the attribute. */
  public static ExternAttr of(Type type) {
    return type.context().unique(new ExternAttr(type));
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
    return type;
  }

  @Override
  public boolean hasDefaultType() {
    return type instanceof NoneType;
  }

  @Override
  public String aliasName() {
    return MNEMONIC;
  }

  @Override
  public String dialectNamespace() {
    return MLProgramDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC);
  }

  @Override
  protected int structuralHash() {
    return type.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return type == ((ExternAttr) other).type;
  }
}
