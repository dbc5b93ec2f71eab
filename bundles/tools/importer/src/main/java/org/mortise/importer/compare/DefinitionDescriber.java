// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Trait;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.DeclaredEffects;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpPredicate;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.SuccessorSpec;
import org.mortise.ir.definition.TypeRelation;
import org.mortise.ir.definition.ValueSpec;
import org.mortise.ir.rewrite.PatternSet;

/** Describes the definitions of a dialect of a context. */
final class DefinitionDescriber {
  private static final String INFERENCE = "InferTypeOpInterface";
  private static final String TEXT = "OpAsmOpInterface";
  /** Interfaces of MLIR that are parts of our definitions. */
  static final Set<String> DECLARED_INTERFACES = Set.of(INFERENCE, TEXT);

  private final Context context;
  private final MlirVersion version;
  private final Description description = new Description();

  private DefinitionDescriber(Context context, MlirVersion version) {
    this.context = context;
    this.version = version;
  }

  static Description describe(Context context, Dialect dialect, MlirVersion version) {
    DefinitionDescriber describer = new DefinitionDescriber(context, version);
    for (String name : dialect.operationNames()) {
      boolean isOther = !version.isNewest() && context.operationName(name).hasPredecessor();
      if (!isOther && dialect.operation(name) instanceof OpDefinition definition
          && definition.since().compareTo(version) <= 0) {
        describer.describe(definition);
      }
    }
    new ParametricDescriber(describer.description, dialect).describe();
    return describer.description;
  }

  private void describe(OpDefinition op) {
    description.add(op.name());
    Parts parts = new Parts(description, op.name(), description);
    for (int i = 0; i < op.operandGroupCount(); i++) {
      addValue(parts, Parts.OPERAND, op.operandSpec(i));
    }
    parts.addOrder(Parts.OPERAND);
    for (int i = 0; i < op.attributeCount(); i++) {
      if (!op.isSegmentSizes(i) && op.attributeSpec(i).since().compareTo(version) <= 0) {
        addAttribute(parts, op.attributeSpec(i), op.formatText() != null);
      }
    }
    for (int i = 0; i < op.resultGroupCount(); i++) {
      addValue(parts, Parts.RESULT, op.resultSpec(i));
    }
    parts.addOrder(Parts.RESULT);
    for (int i = 0; i < op.regionGroupCount(); i++) {
      RegionSpec region = op.regionSpec(i);
      String number = region.variadic() ? "variadic " : "";
      parts.addNamed(Parts.REGION, region.name(), number + region.shape().description());
    }
    parts.addOrder(Parts.REGION);
    for (int i = 0; i < op.successorGroupCount(); i++) {
      SuccessorSpec successor = op.successorSpec(i);
      parts.addNamed(Parts.SUCCESSOR, successor.name(), successor.variadic() ? "variadic" : "");
    }
    parts.addOrder(Parts.SUCCESSOR);
    for (Trait trait : op.traits()) {
      if (TraitTable.isOfMlir(trait)) {
        parts.addTrait(trait);
      }
    }
    for (TypeRelation relation : op.typeRelations()) {
      parts.add(Parts.RELATION + relation.description(), "");
    }
    for (Verifier invariant : op.invariants()) {
      if (invariant instanceof OpPredicate predicate) {
        parts.add(Parts.RELATION + predicate.description(), "");
      }
    }
    for (Class<? extends OpInterface> type : context.operationName(op.name()).interfaces()) {
      parts.add(Parts.INTERFACE + type.getSimpleName(), "");
    }
    if (op.canInferResultTypes()) {
      parts.add(Parts.INTERFACE + INFERENCE, "");
    }
    if (op.resultNames() != null || op.regionArgumentNames() != null || op.defaultDialect() != null) {
      parts.add(Parts.INTERFACE + TEXT, "");
    }
    addCode(parts, op);
    parts.add("effects", effects(op));
    parts.add("parents", String.join(", ", new TreeSet<>(op.parents())));
    parts.add("implicit terminator", op.implicitTerminator() == null ? "" : op.implicitTerminator());
    if (op.formatText() != null) {
      parts.add("format", FormatText.normalized(op.formatText()));
    } else {
      parts.add("format", op.hasAssembly() ? Parts.CODE : "");
    }
  }

  private static void addCode(Parts parts, OpDefinition op) {
    boolean isVerified = op.verifier() != null || op.regionVerifier() != null || op.regionInvariant() != null
        || !op.invariants().isEmpty();
    PatternSet patterns = new PatternSet();
    op.addCanonicalizationPatterns(patterns);
    parts.addCode("verifier", isVerified);
    parts.addCode("folder", op.folder() != null);
    parts.addCode("canonicalization", !patterns.patterns().isEmpty());
  }

  private static void addValue(Parts parts, String kind, ValueSpec value) {
    String arity = switch (value.arity()) {
      case ONE -> "";
      case OPTIONAL -> "optional ";
      case VARIADIC -> "variadic of ";
    };
    parts.addNamed(kind, value.name(), arity + value.constraint().description());
  }

  /**
   * Adds an attribute.
   *
   * @param isFormatted whether the operation has a format, in which alone the default of an optional attribute matters
   */
  private void addAttribute(Parts parts, AttributeSpec attribute, boolean isFormatted) {
    AttributeConstraint<?> constraint = attribute.constraint();
    parts.add("attribute " + attribute.name(), (attribute.optional() ? "optional " : "")
        + (constraint.isProperty() ? "property" : constraint.description()));
    if (attribute.defaultValue() != null && (isFormatted || !attribute.optional())) {
      Attribute value = attribute.defaultValue().apply(context);
      parts.add(Parts.DEFAULT + attribute.name(), DefaultText.of(context, value));
    }
    List<String> words = constraint.form() == null ? List.of() : constraint.form().words();
    if (!words.isEmpty()) {
      parts.add(Parts.WORDS + attribute.name(), String.join(", ", words));
    }
  }

  private static String effects(OpDefinition op) {
    if (op.effects().isEmpty()) {
      for (int i = 0; i < op.interfaceCount(); i++) {
        if (op.interfaceType(i) == MemoryEffectOpInterface.class) {
          return Parts.CODE;
        }
      }
    }
    Set<String> effects = new TreeSet<>();
    for (DeclaredEffects.Effect effect : op.effects()) {
      MemoryEffect.Resource resource = effect.resource();
      String value = effect.group() < 0 ? ""
          : " " + (effect.onResult() ? op.resultSpec(effect.group()) : op.operandSpec(effect.group())).name();
      effects.add(Parts.effect(
          effect.kind().name().toLowerCase(Locale.ROOT),
          resource == MemoryEffect.Resource.DEFAULT ? "" : resource.name().replaceFirst("Resource$", ""), value));
    }
    return String.join(", ", effects);
  }
}
