// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.types.DataLayoutSpec;

/** Facts about the layout of types: {@code #dlti.dl_spec<i8 = dense<8> : vector<2xi64>, ...>}. */
@AttrDef(name = "dlti.dl_spec", base = EntryListAttr.class,
    parameters = "entries: EntryListAttr.ENTRIES = []",
    format = "`<` (`>`) : ($entries^ `>`)?")
public final class DataLayoutSpecAttr extends DataLayoutSpecAttrBase implements DataLayoutSpec {
  DataLayoutSpecAttr(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public @Nullable Attribute valueOf(Type type) {
    return value(TypeAttr.of(type));
  }

  @Override
  public Map<Type, Attribute> valuesByType() {
    Map<Type, Attribute> values = new LinkedHashMap<>();
    for (DataLayoutEntryAttr entry : entries()) {
      if (entry.key() instanceof TypeAttr type) {
        values.put(type.value(), entry.value());
      }
    }
    return values;
  }

  @Override
  public Map<String, Attribute> valuesByProperty() {
    Map<String, Attribute> values = new LinkedHashMap<>();
    for (DataLayoutEntryAttr entry : entries()) {
      if (entry.key() instanceof StringAttr name) {
        values.put(name.value(), entry.value());
      }
    }
    return values;
  }

  /** Returns the value of a property, or null. */
  public @Nullable Attribute valueOf(String property) {
    return value(StringAttr.of(context(), property));
  }

  static @Nullable String verify(List<DataLayoutEntryAttr> entries) {
    Attribute repeated = repeatedKey(entries);
    return repeated == null ? null : "repeated layout entry key: " + nameOf(repeated);
  }

  /**
   * Parses the list of entries. As in MLIR, a repeated key is reported at the mnemonic, and the error of an invalid
   * entry does not name the parameter.
   */
  static DataLayoutSpecAttr parse(AsmParser parser, int start) {
    List<DataLayoutEntryAttr> entries = new ArrayList<>();
    parser.parsePunctuation("<");
    if (!parser.parseOptionalPunctuation(">")) {
      do {
        entries.add(ENTRY.parser().apply(parser));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(">");
    }
    return declaration().getChecked(parser, start, entries);
  }
}
