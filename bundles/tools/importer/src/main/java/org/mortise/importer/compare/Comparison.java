// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.importer.records.Records;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;

/**
 * Finds the differences between a dialect of Mortise and the same dialect of a version of MLIR, whose definitions
 * {@code llvm-tblgen --dump-json} has printed. Compares what both state as data; constraints are compared by their
 * descriptions. Of code in Java and C++ (verifiers, folders, inference, hand-written syntax), only the existence is
 * compared.
 */
public final class Comparison {
  private Comparison() {}

  /**
   * Returns the differences, in a stable order.
   *
   * @param context a context with the dialect; MLIR's interfaces are compared if an operation of the context has them
   * @param namespace the name of the dialect
   * @param records the dialect's definitions, which may be spread over several dumps
   * @param version the version of the definitions; what newer ones have added or changed is not compared
   * @throws IllegalArgumentException if the context has no such dialect
   */
  public static List<Difference> compare(
      Context context, String namespace, List<Records> records, MlirVersion version) {
    Dialect dialect = context.dialect(namespace);
    if (dialect == null) {
      throw new IllegalArgumentException("there is no dialect '" + namespace + "'");
    }
    Description ours = DefinitionDescriber.describe(context, dialect, version);
    Description theirs = RecordsDescriber.describe(namespace, records, ours);
    if (!version.isNewest()) {
      for (FormerOperation former : dialect.formerOperations()) {
        if (!former.isRetired()) { // the definition of a retired one is among ours
          theirs.remove(former.name());
        }
      }
    }
    Alignment.align(ours, theirs, interfaces(context));
    return ours.differencesFrom(theirs);
  }

  /** Returns the names of the interfaces that operations of the context implement. */
  private static Set<String> interfaces(Context context) {
    Set<String> names = new HashSet<>(DefinitionDescriber.DECLARED_INTERFACES);
    for (Dialect dialect : context.dialects()) {
      for (String operation : dialect.operationNames()) {
        context.operationName(operation).interfaces().forEach(type -> names.add(type.getSimpleName()));
      }
    }
    return names;
  }
}
