// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/**
 * Selects the rewrite patterns to import. Patterns of included files often belong to other passes, so they are imported
 * only if the given file defines nothing itself.
 */
public final class OwnPatterns {
  private static final List<String> KINDS = List.of("Pattern", "Op", "TypeDef", "AttrDef");

  private static final String JSON = ".json";

  private OwnPatterns() {}

  /**
   * Returns the patterns of a file.
   *
   * @param file the name of the file without directories
   */
  public static List<TableRecord> of(Records records, String file) {
    List<TableRecord> all = records.instancesOf("Pattern");
    boolean definesNothing = KINDS.stream().noneMatch(
        kind -> records.instancesOf(kind).stream().anyMatch(record -> isOf(record, file)));
    return definesNothing ? all : all.stream().filter(pattern -> isOf(pattern, file)).toList();
  }

  /** Returns whether a record is defined in a file, or in the one of which a JSON file of the same name was made. */
  public static boolean isOf(TableRecord record, String file) {
    String made = file.endsWith(JSON) ? file.substring(0, file.length() - JSON.length()) + ".td" : file;
    return record.location().startsWith(made + ":");
  }

  /** Returns the dialects of the operations that the patterns of a file replace. */
  public static Set<String> dialects(Records records, String file) {
    Set<String> dialects = new LinkedHashSet<>();
    for (TableRecord pattern : records.instancesOf("Pattern")) {
      if (isOf(pattern, file)) {
        dialects.add(dialect(PatternImport.root(pattern)));
      }
    }
    dialects.remove("");
    return dialects;
  }

  /**
   * Returns the dialect to whose file a pattern belongs: that of the operation that it replaces or, if that is not
   * imported, the first imported one of its operations; empty if there is none.
   */
  public static String owner(TableRecord pattern, Set<String> imported) {
    Set<String> dialects = new LinkedHashSet<>();
    Dag source = pattern.dag("sourcePattern");
    if (source != null) {
      collect(source, dialects);
    }
    pattern.dags("resultPatterns").forEach(result -> collect(result, dialects));
    return dialects.stream().filter(imported::contains).findFirst().orElse("");
  }

  private static void collect(Dag dag, Set<String> dialects) {
    String operation = PatternTranslation.operation(dag.operator());
    if (operation != null) {
      dialects.add(dialect(operation));
    }
    for (Dag.Argument argument : dag.arguments()) {
      if (argument.dag() != null) {
        collect(argument.dag(), dialects);
      }
    }
  }

  private static String dialect(String operation) {
    return operation.substring(0, Math.max(operation.indexOf('.'), 0));
  }
}
