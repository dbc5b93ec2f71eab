// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/** Describes the definitions of a dialect of MLIR, from the records of {@code llvm-tblgen}. */
final class RecordsDescriber {
  private final String namespace;
  private final Description description = new Description();
  private final Description named;
  private final OperationNames operationNames;

  private RecordsDescriber(String namespace, List<Records> records, Description named) {
    this.namespace = namespace;
    this.named = named;
    this.operationNames = new OperationNames(records);
  }

  /**
   * Describes a dialect.
   *
   * @param named has the names of operands, results and regions that have none in the records
   */
  static Description describe(String namespace, List<Records> all, Description named) {
    RecordsDescriber describer = new RecordsDescriber(namespace, all, named);
    for (Records records : all) {
      for (TableRecord op : records.instancesOf("Op")) {
        if (namespace.equals(dialectOf(op, "opDialect"))) {
          describer.describeOperation(op);
        }
      }
      describer.describeNames(records, "TypeDef", Description.TYPE);
      describer.describeNames(records, "AttrDef", Description.ATTRIBUTE);
      describer.findHandWritten(records);
    }
    return describer.description;
  }

  /** Adds the words of a parameter whose type is an enumeration, which newer versions declare apart from attributes. */
  private static void addWords(Parts parts, String name, String type, Records records) {
    for (String className : List.of("EnumAttrInfo", "EnumInfo")) {
      for (TableRecord each : records.instancesOf(className)) {
        if (Parts.cppType(each.text("className")).equals(type)) {
          OperationRecords.addWords(parts, name, each);
        }
      }
    }
  }

  private void describeOperation(TableRecord op) {
    String name = namespace + "." + op.text("opName");
    description.add(name);
    new OperationRecords(new Parts(description, name, named), op, operationNames).describe();
  }

  /** Returns the name of the dialect in a field, or null. */
  static @Nullable String dialectOf(TableRecord definition, String field) {
    TableRecord dialect = definition.record(field);
    return dialect == null ? null : dialect.text("name");
  }

  private void findHandWritten(Records records) {
    for (TableRecord dialect : records.instancesOf("Dialect")) {
      if (dialect.text("name").equals(namespace)) {
        if (!dialect.bool("useDefaultTypePrinterParser")) {
          description.setIncomplete(Description.TYPE);
        }
        if (!dialect.bool("useDefaultAttributePrinterParser")) {
          description.setIncomplete(Description.ATTRIBUTE);
        }
      }
    }
  }

  private void describeNames(Records records, String className, String prefix) {
    for (TableRecord each : records.instancesOf(className)) {
      String mnemonic = each.text("mnemonic");
      if (!mnemonic.isEmpty() && namespace.equals(dialectOf(each, "dialect"))) {
        describeParametric(each, prefix + namespace + "." + mnemonic, records);
      }
    }
  }

  private void describeParametric(TableRecord definition, String name, Records records) {
    description.add(name);
    Parts parts = new Parts(description, name, named);
    for (TableRecord.Argument argument : definition.arguments("parameters")) {
      TableRecord parameter = argument.record();
      String type = parameter == null ? argument.text() : parameter.text("cppType");
      boolean isOptional = parameter != null && parameter.has("defaultValue")
          && !parameter.text("defaultValue").isEmpty();
      parts.addNamed(Parts.PARAMETER, argument.name(), (isOptional ? "optional " : "") + Parts.cppType(type));
      addWords(parts, argument.name(), Parts.cppType(type), records);
    }
    parts.addOrder(Parts.PARAMETER);
    boolean isCode = definition.bool("hasCustomAssemblyFormat");
    parts.add("format", isCode ? Parts.CODE : parts.formatOfParameters(definition.text("assemblyFormat")));
  }
}
