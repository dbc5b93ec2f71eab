// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.EnumAttr;
import org.mortise.ir.definition.EnumNames;

/** The text after a printed value: {@code #vector.punctuation<comma>}. */
public final class PrintPunctuationAttr extends EnumAttr {
  static final String MNEMONIC = "punctuation";

  public static final int NO_PUNCTUATION = 0;
  public static final int NEWLINE = 1;
  public static final int COMMA = 2;
  public static final int OPEN = 3;
  public static final int CLOSE = 4;

  private static final EnumNames NAMES = new EnumNames(
      "Vector_PrintPunctuation", "::mlir::vector::PrintPunctuation",
      "no_punctuation", "newline", "comma", "open", "close");

  /** The constraint on such attributes. */
  public static final AttributeConstraint<PrintPunctuationAttr> CONSTRAINT = constraint(
      "Punctuation for separating vectors or vector elements", PrintPunctuationAttr.class, PrintPunctuationAttr::parse);

  /** A line break. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, NEWLINE);

  private PrintPunctuationAttr(Context context, int value) {
    super(context, value);
  }

  /** Returns the attribute of a constant of this class. */
  public static PrintPunctuationAttr of(Context context, int value) {
    return context.unique(new PrintPunctuationAttr(context, value));
  }

  static PrintPunctuationAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  @Override
  public String dialectNamespace() {
    return VectorDialect.NAMESPACE;
  }

  @Override
  protected String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected EnumNames names() {
    return NAMES;
  }
}
