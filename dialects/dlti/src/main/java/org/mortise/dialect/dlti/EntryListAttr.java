// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricAttr;

/** A list of entries with different keys. */
abstract class EntryListAttr extends ParametricAttr {
  /** {@code key = value}; in MLIR 19.1 {@code #dlti.dl_entry<key, value>}. */
  static final ParameterForm<DataLayoutEntryAttr> ENTRY =
      new ParameterForm<>("DataLayoutEntryInterface", EntryListAttr::parseEntry, EntryListAttr::printEntry);
  static final ParameterForm<List<DataLayoutEntryAttr>> ENTRIES = ParameterForms.list(ENTRY);

  private static final ParameterForm<DataLayoutEntryAttr> FORMER =
      ParameterForms.ofKind(DataLayoutEntryAttr.class, "DataLayoutEntryInterface");

  EntryListAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  private static DataLayoutEntryAttr parseEntry(AsmParser parser) {
    Attribute key = DataLayoutEntryAttr.parseOptionalKey(parser);
    if (key == null) {
      return FORMER.parser().apply(parser);
    }
    parser.parsePunctuation("=");
    return DataLayoutEntryAttr.of(key, parser.parseAttribute());
  }

  private static void printEntry(AsmPrinter printer, DataLayoutEntryAttr entry) {
    if (!printer.version().isNewest()) {
      FORMER.writer().print(printer, entry);
      return;
    }
    DataLayoutEntryAttr.KEY.writer().print(printer, entry.key());
    printer.print(" = ").printAttribute(entry.value());
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
