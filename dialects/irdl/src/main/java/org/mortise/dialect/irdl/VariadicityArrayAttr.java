// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;

/** The variadicities of all operands or results of a definition: {@code #irdl<variadicity_array[ single]>}. */
public final class VariadicityArrayAttr extends Attribute {
  static final String MNEMONIC = "variadicity_array";

  private final List<Variadicity> values;

  private VariadicityArrayAttr(Context context, List<Variadicity> values) {
    super(context);
    this.values = List.copyOf(values);
  }

  /** Returns the attribute. */
  public static VariadicityArrayAttr of(Context context, List<Variadicity> values) {
    return context.unique(new VariadicityArrayAttr(context, values));
  }

  static VariadicityArrayAttr parse(AsmParser parser) {
    parser.parsePunctuation("[");
    List<Variadicity> values = new ArrayList<>();
    if (parser.parseOptionalPunctuation("]")) {
      return of(parser.context(), values);
    }
    try {
      do {
        values.add(Variadicity.parse(parser));
      } while (parser.parseOptionalPunctuation(","));
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse VariadicityArrayAttr parameter 'value' which is to be a "
          + "`::llvm::ArrayRef<VariadicityAttr>`"));
    }
    parser.parsePunctuation("]");
    return of(parser.context(), values);
  }

  /** Returns the variadicities. */
  public List<Variadicity> values() {
    return values;
  }

  @Override
  public String dialectNamespace() {
    return IrdlDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('[');
    for (int i = 0; i < values.size(); i++) {
      printer.print(i == 0 ? " " : ",  ").print(values.get(i).keyword());
    }
    printer.print(']');
  }

  @Override
  protected int structuralHash() {
    return values.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return values.equals(((VariadicityArrayAttr) other).values);
  }
}
