// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.Declarations;
import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.internal.rewrite.PatternImport;
import org.mortise.importer.internal.rewrite.Translators;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.report.ImportReport;
import org.mortise.importer.report.ImportReport.Topic;

/** Imports all that some records define of a dialect. */
public final class DialectImport {
  private static final Pattern OPERATION_NAME = Pattern.compile("[\\w$.]+");

  private final Records records;
  private final List<TableRecord> patterns;
  private final Vocabulary vocabulary;
  private final String defaultFormat;
  private final Declarations declarations;
  private final ImportReport report;

  /**
   * Creates an import that adds to the declarations and the report of a file.
   *
   * @param patterns the rewrite patterns of the dialect
   * @param vocabulary what the definitions may name
   */
  public DialectImport(Records records, List<TableRecord> patterns, Vocabulary vocabulary, String defaultFormat,
      Declarations declarations, ImportReport report) {
    this.records = records;
    this.patterns = patterns;
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
      if (isNew(file, attribute, Entry.Kind.ATTRIBUTE, attribute.text("mnemonic"))) {
        declarations.setUser("#" + attribute.name());
        add(file, parametric.declare(attribute, Entry.Kind.ATTRIBUTE), attribute);
      }
    }
    for (TableRecord type : definitions("TypeDef", "dialect", file.name())) {
      if (isNew(file, type, Entry.Kind.TYPE, type.text("mnemonic"))) {
        declarations.setUser("!" + type.name());
        add(file, parametric.declare(type, Entry.Kind.TYPE), type);
      }
    }
    OperationImport operations = new OperationImport(session, defaultFormat);
    for (TableRecord operation : definitions("Op", "opDialect", file.name())) {
      String name = operation.text("opName");
      if (!OPERATION_NAME.matcher(name).matches()) {
        report.add(Topic.LEFT_OUT, "'" + name + "' is no name of an operation", operation.name());
      } else if (isNew(file, operation, Entry.Kind.OPERATION, name)) {
        add(file, operations.declare(operation), operation);
      }
    }
    patterns(file, session);
    openTypes(file, session);
  }

  private void patterns(DialectFile file, Session session) {
    for (TableRecord pattern : sorted(patterns)) {
      TableRecord operation = operation(pattern);
      String namespace = operation == null ? "" : operation.text("cppNamespace");
      declarations.setUser("pattern " + pattern.name());
      Translators translators = new Translators(session.types(), session.attributes(), session.conditions(),
          name -> vocabulary.operations().find(name, namespace));
      new PatternImport(translators, report).add(file, pattern);
    }
  }

  private static @Nullable TableRecord operation(TableRecord pattern) {
    Dag source = pattern.dag("sourcePattern");
    return source == null ? null : source.operator();
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

  private static void add(DialectFile file, @Nullable Entry entry, TableRecord definition) {
    if (entry != null) {
      file.add(entry.setDefinition(identity(definition)));
    }
  }

  /** Returns whether no other definition has the same name; several sources can have one definition. */
  private boolean isNew(DialectFile file, TableRecord definition, Entry.Kind kind, String name) {
    Entry earlier = file.find(kind, name);
    if (earlier == null || earlier.definition().equals(identity(definition))) {
      return true;
    }
    report.add(Topic.LEFT_OUT, "another definition of '" + file.name() + "." + name + "' exists", definition.name());
    return false;
  }

  /** The numbers of anonymous records depend on the source. */
  private static String identity(TableRecord definition) {
    return definition.name().startsWith("anonymous_") ? definition.location() : definition.name();
  }

  private List<TableRecord> definitions(String kind, String dialectField, String dialectName) {
    List<TableRecord> found = new ArrayList<>();
    for (TableRecord each : records.instancesOf(kind)) {
      TableRecord dialect = each.record(dialectField);
      if (dialect != null && dialect.text("name").equals(dialectName)) {
        found.add(each);
      }
    }
    return sorted(found);
  }

  /** Returns records in the order of the source. */
  private static List<TableRecord> sorted(List<TableRecord> records) {
    List<TableRecord> sorted = new ArrayList<>(records);
    sorted.sort(Comparator.comparing(DialectImport::file).thenComparingInt(DialectImport::line)
        .thenComparing(TableRecord::name));
    return sorted;
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
