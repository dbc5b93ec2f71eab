// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.report.ImportReport;
import org.mortise.importer.report.ImportReport.Topic;

/** Imports rewrite patterns as canonicalization patterns. */
public final class PatternImport {
  private final Translators translators;
  private final ImportReport report;

  /** Creates an import that notes in a report which patterns are left out. */
  public PatternImport(Translators translators, ImportReport report) {
    this.translators = translators;
    this.report = report;
  }

  /** Returns the name of the operation that a pattern replaces; empty if it is malformed. */
  public static String root(TableRecord pattern) {
    Dag source = pattern.dag("sourcePattern");
    String operation = source == null ? null : PatternTranslation.operation(source.operator());
    return operation == null ? "" : operation;
  }

  /** Adds a pattern to a dialect, unless it has code in C++ that is unknown. */
  public void add(DialectFile file, TableRecord pattern) {
    Entry entry = new Entry(Entry.Kind.PATTERN, freeName(file, pattern));
    try {
      new PatternTranslation(pattern, translators).translate(entry);
      file.add(entry);
    } catch (Untranslatable reason) {
      report.add(Topic.PATTERNS, reason.getMessage(),
          pattern.isAnonymous() ? pattern.location() : pattern.name());
    }
  }

  /** The name of a pattern without a name is made of its place: {@code Folds_12}. */
  private static String freeName(DialectFile file, TableRecord pattern) {
    if (!pattern.isAnonymous()) {
      return pattern.name();
    }
    String location = pattern.location();
    String name = location.substring(location.lastIndexOf('/') + 1).replaceFirst("\\.td:", "_")
        .replaceAll("[^A-Za-z0-9_]", "_");
    String free = name;
    for (int i = 2; file.find(Entry.Kind.PATTERN, free) != null; i++) {
      free = name + "_" + i;
    }
    return free;
  }
}
