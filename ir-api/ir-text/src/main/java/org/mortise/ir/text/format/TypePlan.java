// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeRelation;
import org.mortise.ir.definition.ValueSpec;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/**
 * Determines the types of all operands and results of a parsed operation: types in the text, types that the definition
 * fixes, and types that are derived from others. Created once per format.
 */
final class TypePlan {
  private final OpDefinition definition;
  private final TypeRule[] operandRules;
  private final TypeRule[] resultRules;
  private boolean allOperands;
  private boolean allOperandTypes;
  private boolean allResultTypes;
  private boolean inferred;
  /** The operands and results from which types are derived. */
  private final Set<String> checkedSources = new LinkedHashSet<>();

  TypePlan(OpDefinition definition) {
    this.definition = definition;
    this.operandRules = new TypeRule[definition.operandGroupCount()];
    this.resultRules = new TypeRule[definition.resultGroupCount()];
  }

  /** Records that the format has the directive {@code operands}. */
  void setAllOperands() {
    allOperands = true;
  }

  /** Returns whether the operands are one list, so that a text must state the sizes of its groups. */
  boolean hasAllOperands() {
    return allOperands;
  }

  /** Returns whether the result types are one list, so that a text must state the sizes of its groups. */
  boolean hasAllResultTypes() {
    return allResultTypes;
  }

  /** Records that the format has the types of {@code group}. */
  void setWritten(ValueGroup group) {
    if (group.isAll()) {
      allOperandTypes |= !group.isResults();
      allResultTypes |= group.isResults();
    } else if (group.isResults()) {
      resultRules[group.index()] = new TypeRule.Written(group);
    } else {
      operandRules[group.index()] = new TypeRule.Written(group);
    }
  }

  /** Finds a rule for every group whose types are not in the text. Returns the error, or null. */
  @Nullable String complete() {
    List<TypeRelation> relations = relations();
    boolean changed = true;
    while (changed) {
      changed = addBuildable();
      for (TypeRelation relation : relations) {
        changed |= relation.derivation() == null ? spread(relation) : derive(relation);
      }
    }
    if (!allOperandTypes) {
      String missing = missing(operandRules, "operand", false);
      if (missing != null) {
        return missing;
      }
    }
    if (allResultTypes || missing(resultRules, "result", true) == null) {
      return null;
    }
    inferred = definition.canInferResultTypes();
    return inferred ? null : missing(resultRules, "result", true);
  }

  private List<TypeRelation> relations() {
    List<TypeRelation> relations = new ArrayList<>(definition.typeRelations());
    boolean all = definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_TYPE);
    if (all || definition.hasTrait(Trait.SAME_TYPE_OPERANDS)) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < operandRules.length; i++) {
        names.add(definition.operandSpec(i).name());
      }
      for (int i = 0; all && i < resultRules.length; i++) {
        names.add(definition.resultSpec(i).name());
      }
      relations.add(TypeRelation.same(names.toArray(new String[0])));
    }
    return relations;
  }

  private boolean addBuildable() {
    boolean added = false;
    for (int i = 0; i < operandRules.length; i++) {
      if (operandRules[i] == null && definition.operandSpec(i).constraint().buildable() != null) {
        operandRules[i] = new TypeRule.Buildable(definition.operandSpec(i).constraint().buildable());
        added = true;
      }
    }
    for (int i = 0; i < resultRules.length; i++) {
      ValueSpec spec = definition.resultSpec(i);
      if (resultRules[i] == null && spec.constraint().buildable() != null && spec.arity() == Arity.ONE) {
        resultRules[i] = new TypeRule.Buildable(spec.constraint().buildable());
        added = true;
      }
    }
    return added;
  }

  /** Applies a relation: one member's type becomes the type of all, preferably of a member with values. */
  private boolean spread(TypeRelation relation) {
    TypeRule source = null;
    for (String name : relation.names()) {
      TypeRule rule = rule(name);
      if (rule != null && (source == null || isSurelyThere(name))) {
        source = rule;
        if (isSurelyThere(name)) {
          break;
        }
      }
    }
    boolean added = false;
    for (String name : relation.names()) {
      added |= source != null && rule(name) == null && setRule(name, new TypeRule.Same(source));
    }
    return added;
  }

  private boolean isSurelyThere(String name) {
    int group = definition.operandGroup(name);
    return group < 0 || definition.operandSpec(group).arity() == Arity.ONE;
  }

  private boolean derive(TypeRelation relation) {
    String target = relation.names().get(0);
    TypeRule source = rule(relation.names().get(1));
    if (source == null || rule(target) != null) {
      return false;
    }
    checkedSources.add(relation.names().get(1));
    int group = definition.operandGroup(target);
    boolean isOptional = group >= 0 && definition.operandSpec(group).arity() == Arity.OPTIONAL;
    return setRule(target, new TypeRule.Derived(source, relation.derivation(), !isOptional));
  }

  private @Nullable TypeRule rule(String name) {
    int group = definition.operandGroup(name);
    if (group >= 0) {
      return operandRules[group];
    }
    group = definition.resultGroup(name);
    if (group >= 0) {
      return resultRules[group];
    }
    int slot = definition.attributeSlot(name);
    return slot < 0 ? null : new TypeRule.OfAttribute(slot);
  }

  private boolean setRule(String name, TypeRule rule) {
    int group = definition.operandGroup(name);
    if (group >= 0) {
      operandRules[group] = rule;
      return true;
    }
    group = definition.resultGroup(name);
    if (group >= 0) {
      resultRules[group] = rule;
    }
    return group >= 0;
  }

  private @Nullable String missing(TypeRule[] rules, String what, boolean results) {
    for (int i = 0; i < rules.length; i++) {
      if (rules[i] == null) {
        String name = (results ? definition.resultSpec(i) : definition.operandSpec(i)).name();
        return "type of " + what + " #" + i + ", named '" + name
            + "', is not buildable and a buildable type cannot be inferred";
      }
    }
    return null;
  }

  // ---- parsing -----------------------------------------------------------------------------------------------------

  /**
   * Adds the result types that the text gives or that can be derived from it. Must be called before the attribute
   * dictionary is applied: the type of {@code $value} is derived from the attribute in the format.
   */
  void resolveResults(FormatParseState state) {
    for (String source : checkedSources) {
      checkTypes(state, source);
    }
    if (!inferred) {
      addResultTypes(state);
    }
  }

  /** Resolves and adds the operands, the sizes of their groups, and the inferred result types. */
  void resolveOperands(FormatParseState state) {
    if (allOperands || allOperandTypes) {
      resolveTogether(state);
    } else {
      for (int group = 0; group < operandRules.length; group++) {
        resolveGroup(state, group);
      }
    }
    addSegments(state);
    if (inferred) {
      inferResultTypes(state);
    }
  }

  /** Checks the types from which others are derived, so that a derivation may rely on the constraint. */
  private void checkTypes(FormatParseState state, String name) {
    int group = definition.operandGroup(name);
    int resultGroup = definition.resultGroup(name);
    if (group < 0 && resultGroup < 0) {
      return;
    }
    TypeConstraint<?> constraint =
        (group >= 0 ? definition.operandSpec(group) : definition.resultSpec(resultGroup)).constraint();
    List<Type> types = rule(name).types(state);
    for (int i = 0; types != null && i < types.size(); i++) {
      if (!constraint.accepts(types.get(i))) {
        throw state.parser().error(state.parser().namePosition(), "'" + name + "' must be " + constraint.description()
            + ", but got '" + types.get(i) + "'");
      }
    }
  }

  private void addResultTypes(FormatParseState state) {
    OperationState op = state.operation();
    if (allResultTypes) {
      op.addResultTypes(state.allResultTypes());
      return;
    }
    int[] sizes = new int[resultRules.length];
    for (int i = 0; i < resultRules.length; i++) {
      List<Type> types = resultRules[i].types(state);
      if (types == null) {
        throw state.parser().error(state.allOperandsPosition(), "failed to infer returned types");
      }
      boolean first = definition.resultSpec(i).arity() == Arity.ONE && types.size() > 1;
      op.addResultTypes(first ? types.subList(0, 1) : types);
      sizes[i] = types.size();
    }
    String sizesName = definition.resultSegmentsName();
    if (sizesName != null) {
      op.setProperty(definition.attributeSlot(sizesName), DenseI32ArrayAttr.of(op.context(), sizes));
    }
  }

  private void resolveTogether(FormatParseState state) {
    List<UnresolvedOperand> operands = state.allOperands();
    List<Type> types = allOperandTypes ? state.allOperandTypes() : new ArrayList<>(operands.size());
    for (int i = 0; !allOperandTypes && i < operandRules.length; i++) {
      addTypes(types, state, i, operands.size() - (operandRules.length - 1));
    }
    state.parser().resolveOperands(operands, types, state.operandCountPosition(), state.operation());
  }

  /** Adds the types of a group; a shared type is added once for each value. */
  private void addTypes(List<Type> into, FormatParseState state, int group, int variadicLength) {
    TypeRule rule = operandRules[group];
    List<Type> types = rule.types(state);
    if (types == null) {
      return;
    }
    if (rule.onePerValue() || types.isEmpty()) {
      into.addAll(types);
      return;
    }
    int count = definition.operandSpec(group).arity() == Arity.ONE ? 1 : variadicLength;
    for (int i = 0; i < count; i++) {
      into.add(types.get(0));
    }
  }

  private void resolveGroup(FormatParseState state, int group) {
    List<UnresolvedOperand> operands = state.operands(group);
    TypeRule rule = operandRules[group];
    if (operands.isEmpty() && !rule.onePerValue()) {
      return;
    }
    List<Type> types = rule.types(state);
    if (types == null || (types.isEmpty() && !rule.onePerValue())) {
      throw state.parser().error(state.operandPosition(group), "failed to infer the type of operand '"
          + definition.operandSpec(group).name() + "'");
    }
    if (rule.onePerValue()) {
      state.parser().resolveOperands(operands, types, state.operandPosition(group), state.operation());
    } else {
      state.parser().resolveOperands(operands, types.get(0), state.operation());
    }
  }

  /** Adds segment sizes, unless the attribute dictionary gives them; the verifier checks those. */
  private void addSegments(FormatParseState state) {
    String sizesName = definition.operandSegmentsName();
    if (sizesName == null || allOperands) {
      return;
    }
    OperationState op = state.operation();
    int slot = definition.attributeSlot(sizesName);
    if (op.property(slot) != null) {
      return;
    }
    int[] sizes = new int[operandRules.length];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = state.operands(i).size();
    }
    op.setProperty(slot, DenseI32ArrayAttr.of(op.context(), sizes));
  }

  private void inferResultTypes(FormatParseState state) {
    definition.setDefaultAttributes(state.operation());
    List<Type> types = definition.inferResultTypes(state.operation());
    if (types == null) {
      throw state.parser().error(state.allOperandsPosition(), "failed to infer returned types");
    }
    state.operation().addResultTypes(types);
  }
}
