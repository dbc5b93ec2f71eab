// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;

/** One fact about a type or a named property: {@code #dlti.dl_entry<i8, dense<8> : vector<2xi64>>}. */
public final class DataLayoutEntryAttr extends DltiAttribute {
  static final String MNEMONIC = "dl_entry";

  private final Attribute key;
  private final Attribute value;

  private DataLayoutEntryAttr(Attribute key, Attribute value) {
    super(key.context());
    this.key = key;
    this.value = value;
  }

  public static DataLayoutEntryAttr of(Type key, Attribute value) {
    return of(TypeAttr.of(key), value);
  }

  /** Returns the entry for a named property. */
  public static DataLayoutEntryAttr of(StringAttr key, Attribute value) {
    return of((Attribute) key, value);
  }

  private static DataLayoutEntryAttr of(Attribute key, Attribute value) {
    return key.context().unique(new DataLayoutEntryAttr(key, value));
  }

  /** Returns the type, as a {@link TypeAttr}, or the name of the property, as a {@link StringAttr}. */
  public Attribute key() {
    return key;
  }

  /** Returns the fact. */
  public Attribute value() {
    return value;
  }

  /** Parses the key and the value after the mnemonic. */
  static DataLayoutEntryAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    Attribute key = parseKey(parser);
    parser.parsePunctuation(",");
    Attribute value = parser.parseAttribute();
    parser.parsePunctuation(">");
    return of(key, value);
  }

  private static Attribute parseKey(AsmParser parser) {
    Type type = parser.parseOptionalType();
    if (type != null) {
      return TypeAttr.of(type);
    }
    String name = parser.parseOptionalString();
    if (name == null) {
      throw parser.error("expected a type or a quoted string");
    }
    return StringAttr.of(parser.context(), name);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<').printAttribute(key).print(", ").printAttribute(value).print('>');
  }

  @Override
  protected int structuralHash() {
    return key.hashCode() * 31 + value.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DataLayoutEntryAttr entry = (DataLayoutEntryAttr) other;
    return key == entry.key && value == entry.value;
  }
}
