// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/**
 * An attribute with a keyword value: {@code #llvm.linkage<internal>}.
 *
 * @param <E> the keywords
 */
public abstract class KeywordAttr<E extends Enum<E> & Keyword> extends LlvmAttribute {
  private final E value;

  KeywordAttr(Context context, E value) {
    super(context);
    this.value = value;
  }

  /** Returns the keyword. */
  public final E value() {
    return value;
  }

  static <E> E parse(AsmParser parser, Parameter<E> parameter, String attribute) {
    parser.parsePunctuation("<");
    E value = parameter.parse(parser, attribute);
    parser.parsePunctuation(">");
    return value;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print('<').printKeywordOrString(value.keyword()).print('>');
  }

  @Override
  protected final int structuralHash() {
    return value.ordinal();
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return value == ((KeywordAttr<?>) other).value;
  }
}
