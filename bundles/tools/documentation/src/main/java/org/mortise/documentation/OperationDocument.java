// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperationName;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.DeclaredEffects;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.ValueSpec;

/**
 * The documentation of an operation.
 *
 * @param name the full operation name
 * @param summary one sentence; empty if the dialect has no documentation
 * @param description the text after the summary; may be empty
 * @param syntax the custom syntax after the name, in the notation of MLIR's ODS; null if hand-written or generic
 * @param operands the operands
 * @param results the results
 * @param attributes the inherent attributes
 * @param regions the regions
 * @param successors the successors
 * @param traits the names of the traits, in the order of their declaration
 * @param interfaces the names of the interfaces, sorted
 */
public record OperationDocument(
    String name,
    String summary,
    String description,
    String syntax,
    List<Part> operands,
    List<Part> results,
    List<Part> attributes,
    List<Part> regions,
    List<Part> successors,
    List<String> traits,
    List<String> interfaces) {

  /**
   * One operand, result, attribute, region or successor.
   *
   * @param name its name
   * @param type its constraint, worded as in the diagnostics; empty for a successor
   * @param remark its multiplicity, memory effects or default value; may be empty
   */
  public record Part(String name, String type, String remark) {}

  /** Describes an operation of the context; returns null if there is no definition with that name. */
  public static @Nullable OperationDocument of(Context context, String operation) {
    OperationName name = context.operationName(operation);
    OpDefinition definition = OpDefinition.of(name);
    if (definition == null) {
      return null;
    }
    DialectComments comments = DialectComments.of(name.dialect());
    return new OperationDocument(
        operation, comments.summary(operation), comments.description(operation), definition.formatText(),
        operands(definition), results(definition), attributes(definition), regions(definition),
        successors(definition), traits(definition), interfaces(name));
  }

  private static List<Part> operands(OpDefinition definition) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < definition.operandGroupCount(); i++) {
      parts.add(value(definition, definition.operandSpec(i), i, false));
    }
    return parts;
  }

  private static List<Part> results(OpDefinition definition) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < definition.resultGroupCount(); i++) {
      parts.add(value(definition, definition.resultSpec(i), i, true));
    }
    return parts;
  }

  private static Part value(OpDefinition definition, ValueSpec spec, int group, boolean isResult) {
    List<String> remarks = new ArrayList<>();
    if (spec.arity() != Arity.ONE) {
      remarks.add(spec.arity() == Arity.OPTIONAL ? "optional" : "any number");
    }
    for (DeclaredEffects.Effect effect : definition.effects()) {
      if (effect.group() == group && effect.onResult() == isResult) {
        remarks.add(words(effect));
      }
    }
    return new Part(spec.name(), spec.constraint().description(), String.join(", ", remarks));
  }

  private static String words(DeclaredEffects.Effect effect) {
    String verb = switch (effect.kind()) {
      case ALLOCATE -> "allocated";
      case FREE -> "freed";
      case READ -> "read";
      case WRITE -> "written";
    };
    return effect.resource() == MemoryEffect.Resource.DEFAULT ? verb : verb + " on " + effect.resource().name();
  }

  private static List<Part> attributes(OpDefinition definition) {
    List<Part> parts = new ArrayList<>();
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      if (!definition.isSegmentSizes(slot)) {
        String remark = spec.optional() ? "optional" : spec.defaultValue() != null ? "with a default" : "";
        parts.add(new Part(spec.name(), spec.constraint().description(), remark));
      }
    }
    return parts;
  }

  private static List<Part> regions(OpDefinition definition) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < definition.regionGroupCount(); i++) {
      RegionSpec spec = definition.regionSpec(i);
      parts.add(new Part(spec.name(), spec.shape().description(), spec.variadic() ? "any number" : ""));
    }
    return parts;
  }

  private static List<Part> successors(OpDefinition definition) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < definition.successorGroupCount(); i++) {
      boolean many = definition.successorSpec(i).variadic();
      parts.add(new Part(definition.successorSpec(i).name(), "", many ? "any number" : ""));
    }
    return parts;
  }

  private static List<String> traits(OpDefinition definition) {
    List<String> names = new ArrayList<>();
    for (Trait trait : definition.traits()) {
      names.add(trait.name());
    }
    return names;
  }

  private static List<String> interfaces(OperationName name) {
    List<String> names = new ArrayList<>();
    for (Class<? extends OpInterface> type : name.interfaces()) {
      names.add(type.getSimpleName());
    }
    names.sort(null);
    return names;
  }
}
