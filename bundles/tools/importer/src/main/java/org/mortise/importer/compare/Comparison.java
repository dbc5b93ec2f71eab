// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import org.mortise.importer.records.Records;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;

/**
 * Compares our definitions of a dialect with those of a version of MLIR, which {@code llvm-tblgen --dump-json} prints.
 * Compares what both state as data; constraints are compared by their descriptions. Behaviour that is written in Java
 * and C++ (verifiers, folders, inference, hand-written syntax) is not compared.
 */
public final class Comparison {
  private Comparison() {}

  /**
   * Returns the differences, in a stable order.
   *
   * @param context a context with the dialect
   * @param namespace the name of the dialect
   * @param records the dialect's definitions, which may be spread over several dumps
   * @throws IllegalArgumentException if the context has no such dialect
   */
  public static List<Difference> compare(Context context, String namespace, List<Records> records) {
    Dialect dialect = context.dialect(namespace);
    if (dialect == null) {
      throw new IllegalArgumentException("there is no dialect '" + namespace + "'");
    }
    Description ours = DefinitionDescriber.describe(context, dialect);
    Description theirs = RecordsDescriber.describe(namespace, records, ours);
    for (String definition : List.copyOf(ours.definitions())) {
      unifyDefaults(definition, ours, theirs);
    }
    return ours.differencesFrom(theirs);
  }

  private static void unifyDefaults(String definition, Description ours, Description theirs) {
    for (String part : ours.parts(definition)) {
      String our = ours.get(definition, part);
      String their = theirs.get(definition, part);
      if (part.startsWith(Parts.DEFAULT) && their != null && DefaultText.isSame(our, their)) {
        ours.add(definition, part, their);
      } else if (part.startsWith(Parts.WORDS) && their == null) {
        ours.remove(definition, part);
      }
    }
    for (String part : theirs.parts(definition)) {
      if (part.startsWith(Parts.WORDS) && ours.get(definition, part) == null) {
        theirs.remove(definition, part);
      }
    }
  }
}
