// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.file.Declared.Declaration;
import org.mortise.importer.internal.file.Refusals.Refusal;
import org.mortise.importer.report.ImportReport;

/**
 * Decides whether a supplement causes a refusal: it does if the refusal disappears with the declaration of the
 * supplement. Costs one load for each refused declaration that a supplement states. For others, it costs an import
 * without supplements, once, and then, only if a supplement causes the refusal, at most one load for each declaration
 * of the supplements.
 */
final class Blame {
  private final Map<String, DialectFile> files;
  private final Map<String, DialectFile> imported;
  private final Function<String, List<Refusal>> loader;
  private @Nullable Set<String> refusedAnyway;

  /**
   * Creates the decision for some dialects.
   *
   * @param files the dialects with the supplements
   * @param imported the dialects without the supplements
   */
  Blame(Map<String, DialectFile> files, Map<String, DialectFile> imported, Function<String, List<Refusal>> loader) {
    this.files = files;
    this.imported = imported;
    this.loader = loader;
  }

  /** Returns the place of the declaration in a supplement that causes a refusal; empty if none does. */
  String placeOf(Declaration refused, String message) {
    Entry entry = refused.entry();
    if (entry == null) {
      return refused.dialect().place();
    }
    if (!entry.place().isEmpty()) {
      return isRefusedWithout(refused, refused, message) ? "" : entry.place();
    }
    if (refusedAnyway().contains(refused.key())) {
      return "";
    }
    for (DialectFile file : files.values()) {
      for (Entry other : file.entries()) {
        if (!other.place().isEmpty() && !isRefusedWithout(new Declaration(file, other), refused, message)) {
          return other.place();
        }
      }
    }
    return "";
  }

  private boolean isRefusedWithout(Declaration supplied, Declaration refused, String message) {
    Map<String, DialectFile> without = copy(files);
    String dialect = supplied.dialect().name();
    Entry entry = supplied.entry();
    DialectFile file = without.get(dialect);
    if (entry != null && file != null) {
      file.revert(entry, imported.get(dialect));
    }
    String text = Refusals.print(without);
    Declared declared = new Declared(text, without);
    for (Refusal refusal : loader.apply(text)) {
      Declaration found = declared.at(refusal.line());
      if (found != null && found.isSame(refused) && refusal.message().equals(message)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the keys of the declarations that are refused without supplements. */
  private Set<String> refusedAnyway() {
    Set<String> keys = refusedAnyway;
    if (keys == null) {
      keys = new HashSet<>();
      Map<String, DialectFile> alone = copy(imported);
      new Refusals(alone, Map.of(), new ImportReport(), loader).run(keys);
      refusedAnyway = keys;
    }
    return keys;
  }

  private static Map<String, DialectFile> copy(Map<String, DialectFile> files) {
    Map<String, DialectFile> copies = new LinkedHashMap<>();
    files.forEach((name, file) -> copies.put(name, file.copy()));
    return copies;
  }
}
