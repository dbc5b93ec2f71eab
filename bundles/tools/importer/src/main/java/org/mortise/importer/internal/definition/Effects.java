// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.List;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.records.TableRecord;

/** Memory effects in the words of dialect files. */
final class Effects {
  private Effects() {}

  /** Returns the effects in a list of side effects, such as {@code write(SomeResource)}. */
  static List<String> of(List<TableRecord> effects) {
    List<String> words = new ArrayList<>();
    for (TableRecord effect : effects) {
      String word = switch (CppText.simpleName(effect.text("effect"))) {
        case "Read" -> "read";
        case "Write" -> "write";
        case "Allocate" -> "alloc";
        case "Free" -> "free";
        default -> "";
      };
      if (!word.isEmpty()) {
        String resource = resource(effect);
        words.add(resource.equals("DefaultResource") || resource.isEmpty() ? word : word + "(" + resource + ")");
      }
    }
    return words.stream().distinct().toList();
  }

  private static String resource(TableRecord effect) {
    TableRecord record = effect.record("resource");
    return CppText.simpleName(record == null ? effect.text("resource") : record.text("name"));
  }
}
