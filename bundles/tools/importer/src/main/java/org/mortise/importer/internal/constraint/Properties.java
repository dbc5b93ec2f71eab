// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.records.TableRecord;

/** Properties of operations that are no attributes. */
public final class Properties {
  private static final Map<String, String> STORAGE = Map.ofEntries(Map.entry("bool", "bool"),
      Map.entry("int8_t", "i8"), Map.entry("int16_t", "i16"), Map.entry("int32_t", "i32"), Map.entry("int64_t", "i64"),
      Map.entry("uint8_t", "i8"), Map.entry("uint16_t", "i16"), Map.entry("uint32_t", "i32"),
      Map.entry("uint64_t", "i64"), Map.entry("int", "i32"), Map.entry("unsigned", "i32"),
      Map.entry("size_t", "i64"), Map.entry("std::string", "string"), Map.entry("StringRef", "string"),
      Map.entry("SmallVector<int64_t>", "array_i64"), Map.entry("SmallVector<int32_t>", "array_i32"));
  private static final int MAX_NESTING = 20;
  private final Enums enums;

  /** Creates the properties of some definitions. */
  public Properties(Enums enums) {
    this.enums = enums;
  }

  /** Returns the declaration of a property. */
  public AttributeUse use(TableRecord property) {
    boolean isOptional = property.isA("OptionalProp") || property.isA("OptionalProperty");
    Expression content = of(property, 0);
    Expression accepts = Expressions.nested("property", content);
    boolean isUnit = accepts.toString().equals("property(unit)");
    String value = isOptional || isUnit ? "" : property.text("defaultValue").strip();
    String text = value.isEmpty() ? null : DefaultValues.of(value, base(property), accepts);
    boolean isUnknown = !value.isEmpty() && text == null; // it may be missing, but is not written as an optional one
    return new AttributeUse(isUnknown ? content : accepts, isOptional || isUnit || isUnknown,
        text == null ? "" : text, isUnknown ? value : "");
  }

  private static TableRecord base(TableRecord property) {
    TableRecord result = property;
    for (int i = 0; i < MAX_NESTING; i++) {
      TableRecord base = result.record("baseProperty");
      if (base == null) {
        break;
      }
      result = base;
    }
    return result;
  }

  private Expression of(TableRecord property, int depth) {
    TableRecord base = property.record("baseProperty");
    TableRecord enumeration = property.record("enum");
    if (depth > MAX_NESTING) {
      throw new IllegalArgumentException("the property '" + property.name() + "' contains itself");
    }
    if (enumeration != null) {
      return enums.reference(enumeration);
    }
    if (base != null) {
      return of(base, depth + 1);
    }
    if (property.isA("_cls_UnitProp") || property.name().startsWith("UnitProp")) {
      return Expressions.kind("unit");
    }
    String storage = CppText.className(property.text("storageType")).replaceFirst("^std::optional<(.*)>$", "$1");
    return ofStorage(storage, property);
  }

  private static Expression ofStorage(String storage, TableRecord property) {
    @Nullable String known = STORAGE.get(storage);
    if (known != null) {
      return Expressions.kind(known);
    }
    return new Expression.Unchecked(storage.isEmpty() ? property.name() : storage);
  }
}
