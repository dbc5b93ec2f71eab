// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;

/** An entry of a table of the file: an attribute, a type or an operation name. */
final class Numbered {
  /** A dialect of the file that is written. */
  static final class DialectEntry {
    final String name;
    final int number;
    final @Nullable DialectBytecode encoding;
    /** Keys of the resources that attributes refer to. */
    final Set<String> resources = new LinkedHashSet<>(0);

    DialectEntry(String name, int number, @Nullable Dialect dialect) {
      this.name = name;
      this.number = number;
      this.encoding = dialect == null ? null : dialect.bytecode();
    }
  }

  private static final int BITS_OF_BYTE = 7;

  final Object value;
  /** The dialect that encodes the attribute or type, or that owns the operation name. */
  DialectEntry dialect;
  int uses = 1;
  int number;

  Numbered(Object value, DialectEntry dialect) {
    this.value = value;
    this.dialect = dialect;
  }

  /**
   * Sorts entries and numbers them. Frequently used entries come first, so that their numbers are short. Entries whose
   * numbers have the same length are grouped by dialect.
   */
  static List<Numbered> arrange(List<Numbered> entries) {
    entries.sort(Comparator.comparingInt(entry -> -entry.uses));
    int firstDialect = 0;
    int start = 0;
    for (int length = 1; start < entries.size(); length++) {
      int end = (int) Math.min(entries.size(), start + groupSize(length, start));
      List<Numbered> group = entries.subList(start, end);
      int preferred = firstDialect;
      group.sort(Comparator.comparingInt(
          entry -> entry.dialect.number == preferred ? -1 : entry.dialect.number));
      firstDialect = group.get(group.size() - 1).dialect.number;
      start = end;
    }
    for (int i = 0; i < entries.size(); i++) {
      entries.get(i).number = i;
    }
    return entries;
  }

  private static long groupSize(int length, int start) {
    return (1L << (BITS_OF_BYTE * length)) - start;
  }

  /** Splits arranged entries into runs of one dialect. */
  static List<List<Numbered>> byDialect(List<Numbered> entries) {
    List<List<Numbered>> groups = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= entries.size(); i++) {
      if (i == entries.size() || entries.get(i).dialect != entries.get(start).dialect) {
        groups.add(entries.subList(start, i));
        start = i;
      }
    }
    return groups;
  }
}
