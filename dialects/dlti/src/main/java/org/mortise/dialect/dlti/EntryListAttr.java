// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;

/** A list of entries with different keys. */
abstract class EntryListAttr extends DltiAttribute {
  private final List<DataLayoutEntryAttr> entries;

  EntryListAttr(Context context, List<DataLayoutEntryAttr> entries) {
    super(context);
    this.entries = List.copyOf(entries);
  }

  /** Returns the entries in the order of the text. */
  public final List<DataLayoutEntryAttr> entries() {
    return entries;
  }

  /** Returns the value of an entry; null if absent. */
  final @Nullable Attribute value(Attribute key) {
    for (DataLayoutEntryAttr entry : entries) {
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

  abstract String mnemonic();

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic()).print('<');
    String separator = "";
    for (DataLayoutEntryAttr entry : entries) {
      printer.print(separator).printAttribute(entry);
      separator = ", ";
    }
    printer.print('>');
  }

  @Override
  protected final int structuralHash() {
    return entries.hashCode();
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return entries.equals(((EntryListAttr) other).entries);
  }
}
