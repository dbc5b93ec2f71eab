// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes by name, sorted by name. Look-up is linear for few entries and logarithmic for many. */
public final class DictionaryAttr extends Attribute {
  private static final int LINEAR_LIMIT = 8;

  private final NamedAttribute[] entries;

  private DictionaryAttr(Context context, NamedAttribute[] entries) {
    super(context);
    this.entries = entries;
  }

  public static DictionaryAttr empty(Context context) {
    return context.emptyDictionary();
  }

  /** Sorts the entries. Throws for a duplicate name. */
  public static DictionaryAttr of(Context context, List<NamedAttribute> entries) {
    NamedAttribute[] sorted = entries.toArray(new NamedAttribute[0]);
    Arrays.sort(sorted, NamedAttribute.BY_NAME);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i].name().equals(sorted[i - 1].name())) {
        throw new IllegalArgumentException("attribute '" + sorted[i].name() + "' is there twice");
      }
    }
    return context.unique(new DictionaryAttr(context, sorted));
  }

  /** The entries must be sorted by name, and no name be there twice. */
  public static DictionaryAttr ofSorted(Context context, List<NamedAttribute> entries) {
    return context.unique(new DictionaryAttr(context, entries.toArray(new NamedAttribute[0])));
  }

  /** The entries, sorted by name. */
  public List<NamedAttribute> entries() {
    return List.of(entries);
  }

  public int size() {
    return entries.length;
  }

  public NamedAttribute entry(int index) {
    return entries[index];
  }

  public boolean isEmpty() {
    return entries.length == 0;
  }

  /** The attribute of that name, or null. */
  public @Nullable Attribute get(String name) {
    int index = indexOf(name);
    return index < 0 ? null : entries[index].value();
  }

  private int indexOf(String name) {
    if (entries.length > LINEAR_LIMIT) {
      return Arrays.binarySearch(entries, new NamedAttribute(name, null), NamedAttribute.BY_NAME);
    }
    for (int i = 0; i < entries.length; i++) {
      if (entries[i].name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** This dictionary with one entry added or replaced. */
  public DictionaryAttr with(String name, Attribute value) {
    List<NamedAttribute> changed = new ArrayList<>(entries.length + 1);
    for (NamedAttribute entry : entries) {
      if (!entry.name().equals(name)) {
        changed.add(entry);
      }
    }
    changed.add(new NamedAttribute(name, value));
    return of(context(), changed);
  }

  /** This dictionary without an entry. */
  public DictionaryAttr without(String name) {
    if (get(name) == null) {
      return this;
    }
    List<NamedAttribute> changed = new ArrayList<>(entries.length);
    for (NamedAttribute entry : entries) {
      if (!entry.name().equals(name)) {
        changed.add(entry);
      }
    }
    return ofSorted(context(), changed);
  }

  @Override
  public List<Attribute> nestedAttributes() {
    List<Attribute> values = new ArrayList<>(entries.length);
    for (NamedAttribute entry : entries) {
      values.add(entry.value());
    }
    return values;
  }

  @Override
  public Attribute withNestedAttributes(List<Attribute> replacements) {
    List<NamedAttribute> replaced = new ArrayList<>(entries.length);
    for (int i = 0; i < entries.length; i++) {
      replaced.add(new NamedAttribute(entries[i].name(), replacements.get(i)));
    }
    return ofSorted(context(), replaced);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print('{');
    for (int i = 0; i < entries.length; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printEntry(printer, entries[i]);
    }
    printer.print('}');
  }

  /** Prints {@code name = value}, or only the name for a unit attribute. */
  public static void printEntry(AsmPrinter printer, NamedAttribute entry) {
    printer.printKeywordOrString(entry.name());
    if (entry.value() instanceof UnitAttr) {
      return;
    }
    printer.print(" = ").printAttribute(entry.value());
  }

  @Override
  protected int structuralHash() {
    int hash = 0;
    for (NamedAttribute entry : entries) {
      hash = hash * 31 + entry.name().hashCode();
      hash = hash * 31 + entry.value().hashCode();
    }
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DictionaryAttr that = (DictionaryAttr) other;
    if (entries.length != that.entries.length) {
      return false;
    }
    for (int i = 0; i < entries.length; i++) {
      if (entries[i].value() != that.entries[i].value() || !entries[i].name().equals(that.entries[i].name())) {
        return false;
      }
    }
    return true;
  }
}
