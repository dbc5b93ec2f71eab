// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/**
 * The records, classes, operations and constraints that the definitions of an import can refer to. Collected once per
 * import, because the records of many files are large.
 *
 * @param all all records
 * @param classes the types and attributes by their C++ classes
 * @param operations the operations by their C++ classes
 * @param constraints the constraints of dialects. The keys have no prefix: {@code Toy_SizesAttr} is {@code SizesAttr}
 */
public record Vocabulary(
    List<Records> all, CppClasses classes, OperationClasses operations, Map<String, TableRecord> constraints) {
  /** Returns the vocabulary of records. */
  public static Vocabulary of(List<Records> all) {
    return new Vocabulary(all, new CppClasses(all), new OperationClasses(all), constraints(all));
  }

  private static Map<String, TableRecord> constraints(List<Records> all) {
    Map<String, TableRecord> constraints = new HashMap<>();
    for (Records records : all) {
      for (String kind : new String[] {"Attr", "TypeConstraint"}) {
        for (TableRecord constraint : records.instancesOf(kind)) {
          boolean isDefinition = constraint.isA("AttrDef") || constraint.isA("TypeDef");
          if (!constraint.isAnonymous() && !isDefinition && constraint.name().indexOf('_') > 0) {
            constraints.putIfAbsent(constraint.name().substring(constraint.name().indexOf('_') + 1), constraint);
          }
        }
      }
    }
    return constraints;
  }
}
