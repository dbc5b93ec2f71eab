// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.Predicates;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;

/** The constraints on attributes, and their default values. */
public final class AttributeConstraints {
  private static final Set<String> WRAPPERS = Set.of("OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr");
  private static final int MOST_STEPS = 20_000;
  private static final int DEEPEST = 200;

  private final Predicates predicates;
  private final Declarations declarations;
  private final Enums enums;
  private final AttributeDescriptions descriptions;
  private final Set<String> open = new HashSet<>();
  private int steps;

  /** Creates the constraints of some definitions. */
  public AttributeConstraints(Predicates predicates, Declarations declarations, Enums enums, TypeConstraints types) {
    this.predicates = predicates;
    this.declarations = declarations;
    this.enums = enums;
    this.descriptions = new AttributeDescriptions(types.descriptions(), declarations);
  }

  /** Returns the declaration of an attribute. */
  public AttributeUse use(TableRecord attribute) {
    TableRecord base = unwrapped(attribute);
    Expression accepts = of(base);
    boolean isUnit = accepts.toString().equals("unit");
    String value = isUnit ? "" : attribute.text("defaultValue").strip();
    String text = value.isEmpty() || value.equals("nullptr") ? null
        : DefaultValues.of(value, enumeration(base), plainOf(base));
    boolean hasDefault = !value.isEmpty() && !value.equals("nullptr");
    return new AttributeUse(accepts, text == null && (hasDefault || attribute.bool("isOptional") || isUnit
        || value.equals("nullptr")), text == null ? "" : text, hasDefault && text == null ? value : "");
  }

  /** Returns the text of a constant attribute of a kind; null if its value in C++ is unknown. */
  public @Nullable String constant(TableRecord attribute, String cpp) {
    TableRecord base = unwrapped(attribute);
    Expression accepts = of(base);
    return accepts.toString().equals("unit") ? "unit" : DefaultValues.of(cpp, enumeration(base), plainOf(base));
  }

  private static TableRecord unwrapped(TableRecord attribute) {
    TableRecord result = attribute;
    for (int i = 0; i < 10 && WRAPPERS.stream().anyMatch(result::isA); i++) {
      TableRecord base = result.record("baseAttr");
      if (base == null) {
        break;
      }
      result = base;
    }
    return result;
  }

  /** Returns the attribute that a constraint confines. */
  private static TableRecord enumeration(TableRecord attribute) {
    TableRecord result = attribute;
    for (int i = 0; i < 10; i++) {
      TableRecord base = result.record("baseAttr");
      if (base == null) {
        break;
      }
      result = base;
    }
    return result;
  }

  /** Returns the expression of a constraint. */
  public Expression of(TableRecord constraint) {
    Expression accepts = plainOf(constraint);
    return accepts instanceof Expression.Named ? accepts
        : declarations.reference(Entry.Kind.ATTRIBUTE_CONSTRAINT, constraint, accepts, description(constraint,
            accepts));
  }

  private @Nullable String description(TableRecord constraint, Expression accepts) {
    // Such a summary is that of the attribute itself.
    return constraint.isA("AttrDef") ? constraint.text("summary").strip().replaceAll("\\s+", " ")
        : descriptions.of(accepts);
  }

  private Expression plainOf(TableRecord constraint) {
    if (open.isEmpty()) {
      steps = 0;
    }
    if (++steps > MOST_STEPS || open.size() > DEEPEST) {
      throw new IllegalArgumentException("the constraint '" + constraint.name() + "' is too large");
    }
    if (!open.add(constraint.name())) {
      throw new IllegalArgumentException("the constraint '" + constraint.name() + "' contains itself");
    }
    try {
      return plain(constraint);
    } finally {
      open.remove(constraint.name());
    }
  }

  private Expression plain(TableRecord constraint) {
    if (constraint.name().equals("SymbolNameAttr")) {
      return Expressions.kind("symbol_name");
    }
    if (constraint.isA("EnumAttrInfo")) {
      return enums.reference(constraint);
    }
    if (constraint.isA("AttrDef")) {
      Expression attribute = ofDefinition(constraint);
      if (attribute != null) {
        return attribute;
      }
    }
    TableRecord base = constraint.record("baseAttr");
    if (base != null && !constraint.records("attrConstraints").isEmpty()) {
      List<Expression> parts = new ArrayList<>(List.of(of(base)));
      constraint.records("attrConstraints").forEach(each -> parts.add(predicates.of(each.record("predicate"), false)));
      return Expressions.allOf(parts);
    }
    if (base != null && constraint.isA("ConfinedAttr")) { // of an MLIR whose records do not have the parts
      return Expressions.allOf(List.of(of(base), predicates.of(constraint.record("predicate"), false)));
    }
    if (base != null && WRAPPERS.stream().anyMatch(constraint::isA)) {
      return of(base);
    }
    TableRecord element = constraint.record("elementAttr");
    if (element != null && constraint.isA("TypedArrayAttrBase")) {
      return Expressions.nested("array", of(element));
    }
    List<TableRecord> allowed = constraint.records("allowedAttributes");
    if (!allowed.isEmpty() && constraint.isA("AnyAttrOf")) {
      return Expressions.anyOf(allowed.stream().map(this::of).toList());
    }
    return predicates.of(constraint.record("predicate"), false);
  }

  private @Nullable Expression ofDefinition(TableRecord attribute) {
    TableRecord dialect = attribute.record("dialect");
    String mnemonic = attribute.text("mnemonic");
    if (dialect == null || dialect.text("name").equals("builtin")) {
      return null;
    }
    TableRecord enumeration = attribute.record("enum");
    if (mnemonic.isEmpty()) {
      return enumeration == null ? null : enums.reference(enumeration);
    }
    return Expressions.kind("#" + dialect.text("name") + "." + mnemonic);
  }
}
