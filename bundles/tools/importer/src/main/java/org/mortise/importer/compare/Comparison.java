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
    Alignment.align(ours, theirs);
    return ours.differencesFrom(theirs);
  }
}
