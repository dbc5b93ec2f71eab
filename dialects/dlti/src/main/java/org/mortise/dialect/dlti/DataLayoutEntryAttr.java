// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** One fact about a type or a named property: {@code #dlti.dl_entry<i8, dense<8> : vector<2xi64>>}. */
@AttrDef(name = "dlti.dl_entry", parameters = {"key: KEY", "value: VALUE"}, format = "`<` params `>`")
public final class DataLayoutEntryAttr extends DataLayoutEntryAttrBase {
  /** A type, or the name of a property. */
  static final ParameterForm<Attribute> KEY =
      new ParameterForm<>("", DataLayoutEntryAttr::parseKey, AsmPrinter::printAttribute);
  static final ParameterForm<Attribute> VALUE = ParameterForms.ATTRIBUTE.withType("");

  DataLayoutEntryAttr(Context context, Object[] values) {
    super(context, values);
  }

  public static DataLayoutEntryAttr of(Type key, Attribute value) {
    return of(TypeAttr.of(key), value);
  }

  /** Returns the entry for a named property. */
  public static DataLayoutEntryAttr of(StringAttr key, Attribute value) {
    return of((Attribute) key, value);
  }

  private static Attribute parseKey(AsmParser parser) {
    Attribute key = parseOptionalKey(parser);
    if (key == null) {
      throw parser.error("expected a type or a quoted string");
    }
    return key;
  }

  /** Parses a key if there is one. */
  static @Nullable Attribute parseOptionalKey(AsmParser parser) {
    Type type = parser.parseOptionalType();
    if (type != null) {
      return TypeAttr.of(type);
    }
    String name = parser.parseOptionalString();
    return name == null ? null : StringAttr.of(parser.context(), name);
  }
}
