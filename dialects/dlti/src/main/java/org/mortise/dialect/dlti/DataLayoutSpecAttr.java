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
import org.mortise.ir.types.DataLayoutSpec;

/** Facts about the layout of types: {@code #dlti.dl_spec<#dlti.dl_entry<...>, ...>}. */
public final class DataLayoutSpecAttr extends EntryListAttr implements DataLayoutSpec {
  static final String MNEMONIC = "dl_spec";

  private DataLayoutSpecAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context, entries);
  }

  /** Returns the attribute with these entries, whose keys differ. */
  public static DataLayoutSpecAttr of(Context context, List<DataLayoutEntryAttr> entries) {
    return context.unique(new DataLayoutSpecAttr(context, entries));
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

  /** Parses the list after the mnemonic. */
  static DataLayoutSpecAttr parse(AsmParser parser) {
    int start = parser.position() - MNEMONIC.length();
    parser.parsePunctuation("<");
    List<DataLayoutEntryAttr> entries = new ArrayList<>();
    if (!parser.parseOptionalPunctuation(">")) {
      do {
        entries.add(parser.parseAttribute(DataLayoutEntryAttr.class, null));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(">");
    }
    Attribute repeated = repeatedKey(entries);
    if (repeated != null) {
      throw parser.error(start, "repeated layout entry key: " + nameOf(repeated));
    }
    return of(parser.context(), entries);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
