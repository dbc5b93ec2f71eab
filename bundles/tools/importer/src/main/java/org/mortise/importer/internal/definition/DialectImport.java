// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.Declarations;
import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.report.ImportReport;

/** Imports all that some records define of a dialect. */
public final class DialectImport {
  private final Records records;
  private final Vocabulary vocabulary;
  private final String defaultFormat;
  private final Declarations declarations;
  private final ImportReport report;

  /**
   * Creates an import that adds to the declarations and the report of a file.
   *
   * @param vocabulary what the definitions may name
   */
  public DialectImport(Records records, Vocabulary vocabulary, String defaultFormat, Declarations declarations,
      ImportReport report) {
    this.records = records;
    this.vocabulary = vocabulary;
    this.defaultFormat = defaultFormat;
    this.declarations = declarations;
    this.report = report;
  }

  /** Adds the definitions of a dialect, each kind in the order of the source. */
  public void addTo(DialectFile file) {
    Session session = Session.of(records, vocabulary, file.name(), declarations, report);
    dialect(file);
    ParametricImport parametric = new ParametricImport(session);
    for (TableRecord attribute : definitions("AttrDef", "dialect", file.name())) {
      declarations.setUser("#" + attribute.name());
      add(file, parametric.declare(attribute, Entry.Kind.ATTRIBUTE));
    }
    for (TableRecord type : definitions("TypeDef", "dialect", file.name())) {
      declarations.setUser("!" + type.name());
      add(file, parametric.declare(type, Entry.Kind.TYPE));
    }
    OperationImport operations = new OperationImport(session, defaultFormat);
    for (TableRecord operation : definitions("Op", "opDialect", file.name())) {
      file.add(operations.declare(operation));
    }
    openTypes(file, session);
  }

  private void dialect(DialectFile file) {
    for (TableRecord dialect : records.instancesOf("Dialect")) {
      if (dialect.text("name").equals(file.name())) {
        String summary = dialect.text("summary").strip().replaceAll("\\s+", " ");
        if (!summary.isEmpty()) {
          file.keys().putIfAbsent("summary", summary);
        }
        if (!dialect.bool("useDefaultAttributePrinterParser")) {
          file.keys().put("other_attributes", true);
        }
        if (!dialect.bool("useDefaultTypePrinterParser")) {
          file.keys().put("other_types", true);
        }
      }
    }
  }

  /** Types that only C++ declares are accepted with any text. */
  private void openTypes(DialectFile file, Session session) {
    for (String name : session.vocabulary().classes().unknown()) {
      if (name.endsWith("Type") && name.toLowerCase(Locale.ROOT).startsWith(file.name().replace("_", "") + "::")) {
        file.keys().put("other_types", true);
      }
    }
  }

  private static void add(DialectFile file, @Nullable Entry entry) {
    if (entry != null) {
      file.add(entry);
    }
  }

  private List<TableRecord> definitions(String kind, String dialectField, String dialectName) {
    List<TableRecord> found = new ArrayList<>();
    for (TableRecord each : records.instancesOf(kind)) {
      TableRecord dialect = each.record(dialectField);
      if (dialect != null && dialect.text("name").equals(dialectName)) {
        found.add(each);
      }
    }
    found.sort(Comparator.comparing(DialectImport::file).thenComparingInt(DialectImport::line)
        .thenComparing(TableRecord::name));
    return found;
  }

  private static String file(TableRecord record) {
    String location = record.location();
    return location.substring(0, Math.max(location.lastIndexOf(':'), 0));
  }

  private static int line(TableRecord record) {
    String location = record.location();
    try {
      return Integer.parseInt(location.substring(location.lastIndexOf(':') + 1));
    } catch (NumberFormatException none) {
      return 0;
    }
  }
}
