// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A reference to a symbol, possibly nested: {@code @module::@function}. */
public final class SymbolRefAttr extends Attribute {
  private final String root;
  private final List<String> nested;

  private SymbolRefAttr(Context context, String root, List<String> nested) {
    super(context);
    this.root = root;
    this.nested = nested;
  }

  public static SymbolRefAttr of(Context context, String root) {
    return of(context, root, List.of());
  }

  public static SymbolRefAttr of(Context context, String root, List<String> nested) {
    return context.unique(new SymbolRefAttr(context, root, List.copyOf(nested)));
  }

  /** Parses a reference of one part. Error: "invalid kind of attribute specified". */
  public static SymbolRefAttr parseFlat(AsmParser parser) {
    int start = parser.position();
    SymbolRefAttr symbol = parser.parseAttribute(SymbolRefAttr.class, null);
    if (!symbol.isFlat()) {
      throw parser.error(start, "invalid kind of attribute specified");
    }
    return symbol;
  }

  /** Returns the first name, which names a symbol in an enclosing table. */
  public String rootReference() {
    return root;
  }

  /** Returns the names after the first one, each in the table that the name before it denotes. */
  public List<String> nestedReferences() {
    return nested;
  }

  /** Returns whether the reference has only one part. */
  public boolean isFlat() {
    return nested.isEmpty();
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.printSymbolName(root);
    for (String part : nested) {
      printer.print("::").printSymbolName(part);
    }
  }

  @Override
  protected int structuralHash() {
    return root.hashCode() * 31 + nested.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    SymbolRefAttr that = (SymbolRefAttr) other;
    return root.equals(that.root) && nested.equals(that.nested);
  }
}
