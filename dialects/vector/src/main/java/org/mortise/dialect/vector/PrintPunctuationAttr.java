// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The text after a printed value: {@code #vector.punctuation<comma>}. */
@AttrDef(name = "vector.punctuation", definition = "Vector_PrintPunctuation",
    parameters = "value: PUNCTUATION",
    format = "`<` $value `>`",
    description = "Punctuation for separating vectors or vector elements")
public final class PrintPunctuationAttr extends PrintPunctuationAttrBase {
  /** The texts. */
  public enum Punctuation implements Keyword {
    NO_PUNCTUATION, NEWLINE, COMMA, OPEN, CLOSE
  }

  static final ParameterForm<Punctuation> PUNCTUATION =
      ParameterForms.keyword(Punctuation.class, "::mlir::vector::PrintPunctuation");

  /** A line break. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, Punctuation.NEWLINE);

  PrintPunctuationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
