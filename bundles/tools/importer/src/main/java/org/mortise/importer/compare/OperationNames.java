// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/** The names of operations by those of their classes in C++. */
final class OperationNames {
  private final Map<String, String> operations = new HashMap<>();

  OperationNames(List<Records> all) {
    for (Records records : all) {
      for (TableRecord op : records.instancesOf("Op")) {
        String className = op.name().substring(op.name().indexOf('_') + 1);
        operations.put(key(op.text("cppNamespace"), className),
            RecordsDescriber.dialectOf(op, "opDialect") + "." + op.text("opName"));
      }
    }
  }

  /** Returns the full name of the operation of a class that {@code from} mentions; the class if it is unknown. */
  String operation(TableRecord from, String className) {
    int end = className.lastIndexOf("::");
    String inside = end < 0 ? from.text("cppNamespace") : className.substring(0, end);
    return operations.getOrDefault(key(inside, className.substring(end < 0 ? 0 : end + 2)), className);
  }

  private static String key(String cppNamespace, String className) {
    return CppText.simpleName(cppNamespace) + "::" + className;
  }
}
