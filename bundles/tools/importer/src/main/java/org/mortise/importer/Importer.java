// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.Declarations;
import org.mortise.importer.internal.definition.DialectImport;
import org.mortise.importer.internal.definition.InterfaceNames;
import org.mortise.importer.internal.definition.Vocabulary;
import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.DialectWriter;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.internal.file.Refusals;
import org.mortise.importer.internal.file.Refusals.Refusal;
import org.mortise.importer.internal.rewrite.OwnPatterns;
import org.mortise.importer.internal.supplement.Supplement;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.report.ImportReport;
import org.mortise.ir.Operation;

/**
 * Makes a dialect file of definitions in ODS, which {@code llvm-tblgen} has read. The same definitions give the same
 * text. Not thread-safe.
 *
 * <pre>{@code
 * Importer importer = new Importer();
 * importer.add(Records.read(json), "Toy.td");
 * String file = importer.run();
 * }</pre>
 */
public final class Importer {
  private final List<Source> sources = new ArrayList<>();
  private final List<Supplied> supplements = new ArrayList<>();
  private final Set<String> dialects = new LinkedHashSet<>();
  private final Set<String> leftOut = new LinkedHashSet<>();
  private final ImportReport report = new ImportReport();
  private String defaultFormat = "";
  private String tool = "";
  private int operations;

  private record Source(Records records, String name) {}

  /** The dialects of a supplement. */
  private record Supplied(String name, List<DialectFile> dialects) {}

  /** Creates an importer without definitions. */
  public Importer() {}

  /**
   * Adds definitions.
   *
   * @param source the name of the file with the definitions, without directories
   */
  public Importer add(Records records, String source) {
    sources.add(new Source(records, source));
    return this;
  }

  /**
   * Adds a supplement: a program with {@code ods.dialect} operations. The keys of its declarations replace the imported
   * ones, and its other declarations are added. At least one of its dialects must be imported.
   *
   * @param name the name of the supplement in errors
   */
  public Importer addSupplement(Operation program, String name) {
    supplements.add(new Supplied(name, Supplement.read(program, name)));
    return this;
  }

  /** Selects a dialect to import. If none is selected, the dialects that the given files define are imported. */
  public Importer select(String dialect) {
    dialects.add(dialect);
    return this;
  }

  /** States the dialects that are imported only if they are selected, because others have them already. */
  public Importer leaveOut(Set<String> installed) {
    leftOut.addAll(installed);
    return this;
  }

  /**
   * Sets the syntax of operations whose parser is C++: a format, or a word that {@code syntax} of an operation allows.
   */
  public Importer setDefaultFormat(String format) {
    defaultFormat = format;
    return this;
  }

  /** Sets the name and version of the program that has read the definitions, for the head of the file. */
  public Importer setTool(String nameAndVersion) {
    tool = nameAndVersion;
    return this;
  }

  /**
   * Returns the text of the dialect file.
   *
   * @throws IllegalArgumentException if the records are inconsistent, or define no dialect that is wanted
   */
  public String run() {
    return run(null);
  }

  /**
   * Returns the text of the dialect file, without the parts that a loader refuses: these are noted in the report.
   *
   * @param loader loads a dialect file and returns the errors, each with the line of a declaration; null for none
   * @throws IllegalArgumentException if the records are inconsistent, or define no dialect that is wanted, or if the
   *     loader refuses something because of a supplement
   */
  String run(@Nullable Function<String, List<Refusal>> loader) {
    Set<String> names = dialects.isEmpty() ? ownDialects() : dialects;
    if (names.isEmpty()) {
      throw new IllegalArgumentException("the definitions have no operations, types or attributes of a dialect");
    }
    report.clear();
    checkSupplements(names);
    Map<String, DialectFile> files = new LinkedHashMap<>();
    Vocabulary vocabulary = Vocabulary.of(sources.stream().map(Source::records).toList());
    names.forEach(name -> files.put(name, dialect(name, names, vocabulary)));
    Map<String, DialectFile> imported = new LinkedHashMap<>();
    files.forEach((name, file) -> imported.put(name, file.copy()));
    files.values().forEach(this::supplement);
    if (loader != null) {
      new Refusals(files, imported, report, loader).run();
    }
    String text = print(files);
    operations = files.values().stream().mapToInt(file -> file.entries(Entry.Kind.OPERATION).size()).sum();
    return text;
  }

  private void checkSupplements(Set<String> names) {
    for (Supplied supplied : supplements) {
      List<String> dialects = supplied.dialects.stream().map(DialectFile::name).toList();
      if (dialects.stream().noneMatch(names::contains)) {
        throw new IllegalArgumentException("'" + supplied.name + "' supplements " + String.join(", ", dialects)
            + "; imported are " + String.join(", ", names));
      }
    }
  }

  private String print(Map<String, DialectFile> files) {
    DialectWriter writer = new DialectWriter();
    writer.comment(head());
    files.values().forEach(writer::dialect);
    return writer.toString();
  }

  /** Returns the report of the last run. */
  public ImportReport report() {
    return report;
  }

  /** Returns the number of operations of the last run. */
  public int operations() {
    return operations;
  }

  /** The first round counts the uses of constraints, which determine their names. */
  private DialectFile dialect(String name, Set<String> names, Vocabulary vocabulary) {
    Declarations declarations = new Declarations();
    dialect(name, names, vocabulary, declarations, new ImportReport());
    declarations.restart();
    DialectFile file = dialect(name, names, vocabulary, declarations, report);
    if (file.entries().isEmpty()) {
      throw new IllegalArgumentException("no definition of the dialect '" + name + "' is in the records; there are "
          + String.join(", ", allDialects()));
    }
    declarations.addTo(file);
    return file;
  }

  private void supplement(DialectFile file) {
    for (Supplied supplied : supplements) {
      for (DialectFile supplement : supplied.dialects) {
        if (supplement.name().equals(file.name())) {
          file.merge(supplement);
          supplement.entries().forEach(entry -> solve(file.name(), entry));
        }
      }
    }
  }

  /** Removes the notes about what a supplement states. */
  private void solve(String dialect, Entry entry) {
    switch (entry.kind()) {
      case OPERATION -> {
        if (entry.keys().containsKey("format") || entry.keys().containsKey("syntax")) {
          report.remove(ImportReport.Topic.GENERIC_FORM, dialect + "." + entry.name());
          report.remove(ImportReport.Topic.DIRECTIVES, dialect + "." + entry.name());
        }
        if (entry.keys().get("interfaces") instanceof List<?> interfaces) {
          for (Object each : interfaces) {
            InterfaceNames.of(each.toString()).forEach(
                name -> report.remove(ImportReport.Topic.INTERFACES, name, dialect + "." + entry.name()));
          }
        }
      }
      case PATTERN -> report.remove(ImportReport.Topic.PATTERNS, entry.name());
      case DIRECTIVE -> report.removeSubject(ImportReport.Topic.DIRECTIVES, "custom<" + entry.name() + ">");
      case TYPE, ATTRIBUTE -> {
        String text = (entry.kind() == Entry.Kind.TYPE ? "!" : "#") + entry.name();
        report.remove(ImportReport.Topic.TEXT, text);
        report.remove(ImportReport.Topic.DIRECTIVES, text);
      }
      default -> {
        // no topic
      }
    }
  }

  private DialectFile dialect(
      String name, Set<String> names, Vocabulary vocabulary, Declarations declarations, ImportReport notes) {
    DialectFile file = new DialectFile(name);
    file.keys().put("source", sourceNames());
    for (Source source : sources) {
      List<TableRecord> patterns = OwnPatterns.of(source.records, source.name).stream()
          .filter(pattern -> OwnPatterns.owner(pattern, names).equals(name)).toList();
      new DialectImport(source.records, patterns, vocabulary, defaultFormat, declarations, notes).addTo(file);
    }
    return file;
  }

  private String sourceNames() {
    return String.join(", ", sources.stream().map(Source::name).toList());
  }

  private List<String> head() {
    return List.of("Made by mortise-import from " + sourceNames() + (tool.isEmpty() ? "" : " (" + tool + ")")
        + ". The next import replaces this file:",
        "put changes in a supplement, a file with an ods.dialect of the same name, and import --with it.");
  }

  /**
   * Returns the dialects of the definitions that are in the given files themselves, or else of the operations that
   * their patterns replace. A file with neither only includes others: it has the dialects of all operations. Installed
   * dialects, to which a file may add operations, are left out.
   */
  private Set<String> ownDialects() {
    Set<String> own = new LinkedHashSet<>();
    Set<String> ofPatterns = new LinkedHashSet<>();
    for (Source source : sources) {
      Set<String> patterns = OwnPatterns.dialects(source.records, source.name);
      ofPatterns.addAll(patterns);
      own.addAll(ownDialects(source, patterns.isEmpty()));
    }
    Set<String> wanted = own.isEmpty() ? ofPatterns : own;
    Set<String> installed = new LinkedHashSet<>(wanted);
    installed.retainAll(leftOut);
    wanted.removeAll(installed);
    if (wanted.isEmpty() && !installed.isEmpty()) {
      throw new IllegalArgumentException("the definitions are of '" + String.join("', '", installed)
          + "', which is installed; --dialect imports it nevertheless");
    }
    return wanted;
  }

  /** Returns the dialects of the definitions in a file itself; if there are none, of all operations if wanted. */
  private static Set<String> ownDialects(Source source, boolean orAll) {
    Set<String> own = new LinkedHashSet<>();
    Set<String> all = new LinkedHashSet<>();
    for (String kind : List.of("Op", "TypeDef", "AttrDef")) {
      for (TableRecord definition : source.records.instancesOf(kind)) {
        TableRecord dialect = definition.record(kind.equals("Op") ? "opDialect" : "dialect");
        if (dialect != null && !dialect.text("name").equals("builtin")) {
          if (kind.equals("Op")) {
            all.add(dialect.text("name"));
          }
          if (OwnPatterns.isOf(definition, source.name)) {
            own.add(dialect.text("name"));
          }
        }
      }
    }
    return own.isEmpty() && orAll ? all : own;
  }

  private Set<String> allDialects() {
    Set<String> names = new LinkedHashSet<>();
    for (Source source : sources) {
      source.records.instancesOf("Dialect").forEach(dialect -> names.add(dialect.text("name")));
    }
    return names;
  }
}
