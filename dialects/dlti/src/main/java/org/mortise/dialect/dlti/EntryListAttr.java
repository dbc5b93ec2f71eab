// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricAttr;

/** A list of entries with different keys. */
abstract class EntryListAttr extends ParametricAttr {
  static final ParameterForm<List<DataLayoutEntryAttr>> ENTRIES =
      ParameterForms.list(ParameterForms.ofKind(DataLayoutEntryAttr.class, "DataLayoutEntryInterface"));

  EntryListAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  /** Returns the entries in the order of the text. */
  public abstract List<DataLayoutEntryAttr> entries();

  /** Returns the value of an entry; null if absent. */
  final @Nullable Attribute value(Attribute key) {
    for (DataLayoutEntryAttr entry : entries()) {
      if (entry.key() == key) {
        return entry.value();
      }
    }
    return null;
  }

  /** Returns a key that two entries have, or null. */
  static @Nullable Attribute repeatedKey(List<DataLayoutEntryAttr> entries) {
    Set<Attribute> keys = new HashSet<>();
    for (DataLayoutEntryAttr entry : entries) {
      if (!keys.add(entry.key())) {
        return entry.key();
      }
    }
    return null;
  }

  /** Returns a key as messages show it. */
  static String nameOf(Attribute key) {
    return key instanceof StringAttr name ? name.value() : "'" + ((TypeAttr) key).value() + "'";
  }
}
