// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeRelation;
import org.mortise.ir.definition.ValueSpec;
import org.mortise.ir.verify.IRVerifier;

/**
 * Random valid operations of one definition. Types and attributes are drawn from a pool until constraints, relations
 * and the verifier accept them, so that nothing has to be known of an operation but its definition. Operations with
 * successors, and those whose regions need more than a terminator without operands, are not created.
 */
final class DefinedOperation {
  /** The number of tries for one operation; most operations with a declared relation of types need fewer than ten. */
  private static final int TRIES = 200;
  private static final int MOST_VARIADIC = 3;

  private final Context context;
  private final Dialect dialect;
  private final TextPool pool;
  private final Literals literals;
  private final Random random;
  private final OperationName name;
  private final OpDefinition definition;
  private final Block scratch;
  private final Map<Object, List<Type>> acceptedTypes = new HashMap<>();
  private final Map<Object, List<Attribute>> acceptedAttributes = new HashMap<>();

  /**
   * Creates a source of operations.
   *
   * @param scratch the block of a function without arguments, in which operations are tried
   */
  DefinedOperation(
      Context context, Dialect dialect, TextPool pool, Literals literals, Random random, Block scratch,
      String name) {
    this.context = context;
    this.dialect = dialect;
    this.scratch = scratch;
    this.pool = pool;
    this.literals = literals;
    this.random = random;
    this.name = context.operationName(name);
    this.definition = OpDefinition.of(this.name);
  }

  /** Returns whether such an operation can stand in the body of a function. */
  boolean isPossible() {
    return definition != null && definition.successorGroupCount() == 0 && definition.parents().isEmpty()
        && !definition.hasTrait(Trait.TERMINATOR) && !definition.hasTrait(Trait.SYMBOL);
  }

  /** Returns an operand of a type. */
  interface Operands {
    Value of(Type type);
  }

  /**
   * Returns a valid operation, or null if none was found.
   *
   * @param preferred types of values that exist
   * @param values creates the operands of the valid operation
   */
  @Nullable Operation create(List<Type> preferred, Operands values) {
    for (int i = 0; i < TRIES; i++) {
      Operation op = attempt(preferred, type -> scratch.addArgument(type, null));
      if (op != null) {
        scratch.prepend(op);
        if (IRVerifier.verify(op, error -> {})) {
          op.remove();
          for (int j = 0; j < op.operandCount(); j++) {
            op.setOperand(j, values.of(op.operand(j).type()));
          }
          clearArguments();
          return op;
        }
        op.erase();
      }
      clearArguments();
    }
    return null;
  }

  private void clearArguments() {
    BitSet all = new BitSet();
    all.set(0, scratch.argumentCount());
    scratch.eraseArguments(all);
  }

  private @Nullable Operation attempt(List<Type> preferred, Operands values) {
    int[] operandSizes = sizes(definition.operandGroupCount(), definition::operandSpec,
        definition.hasTrait(Trait.SAME_VARIADIC_OPERAND_SIZE));
    int[] resultSizes = sizes(definition.resultGroupCount(), definition::resultSpec,
        definition.hasTrait(Trait.SAME_VARIADIC_RESULT_SIZE));
    Map<String, Type[]> types = new LinkedHashMap<>();
    List<Type> chosen = new ArrayList<>();
    for (int i = 0; i < operandSizes.length; i++) {
      ValueSpec spec = definition.operandSpec(i);
      types.put(spec.name(), choose(spec, operandSizes[i], chosen, preferred));
    }
    for (int i = 0; i < resultSizes.length; i++) {
      ValueSpec spec = definition.resultSpec(i);
      types.put(spec.name(), choose(spec, resultSizes[i], chosen, List.of()));
    }
    if (types.containsValue(null)) {
      return null;
    }
    relate(types);
    OperationState state = new OperationState(UnknownLoc.of(context), name);
    for (int i = 0; i < operandSizes.length; i++) {
      for (Type type : types.get(definition.operandSpec(i).name())) {
        state.addOperand(values.of(type));
      }
    }
    if (!addAttributes(state, chosen) || !addRegions(state)) {
      return null;
    }
    if (definition.hasTrait(Trait.ATTR_SIZED_OPERAND_SEGMENTS)) {
      state.setOperandSegments(lengths(types, operandSizes.length, definition::operandSpec));
    }
    if (definition.hasTrait(Trait.ATTR_SIZED_RESULT_SEGMENTS)) {
      state.setResultSegments(lengths(types, resultSizes.length, definition::resultSpec));
    }
    List<Type> results = definition.canInferResultTypes() ? infer(state) : declaredResults(types, resultSizes.length);
    return results == null ? null : Operation.create(state.addResultTypes(results));
  }

  private List<Type> declaredResults(Map<String, Type[]> types, int groups) {
    List<Type> results = new ArrayList<>();
    for (int i = 0; i < groups; i++) {
      results.addAll(Arrays.asList(types.get(definition.resultSpec(i).name())));
    }
    return results;
  }

  /** Infers from operands that no verifier has seen, so that the inference may fail. */
  private @Nullable List<Type> infer(OperationState state) {
    try {
      return definition.inferResultTypes(state);
    } catch (RuntimeException invalidOperands) {
      return null;
    }
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  private interface Specs {
    ValueSpec get(int group);
  }

  private int[] sizes(int groups, Specs specs, boolean equal) {
    int[] sizes = new int[groups];
    int share = random.nextInt(MOST_VARIADIC);
    for (int i = 0; i < groups; i++) {
      Arity arity = specs.get(i).arity();
      sizes[i] = arity == Arity.ONE ? 1 : equal ? share
          : arity == Arity.OPTIONAL ? random.nextInt(2) : random.nextInt(MOST_VARIADIC);
    }
    return sizes;
  }

  private static int[] lengths(Map<String, Type[]> types, int groups, Specs specs) {
    int[] lengths = new int[groups];
    Arrays.setAll(lengths, group -> types.get(specs.get(group).name()).length);
    return lengths;
  }

  private Type @Nullable [] choose(ValueSpec spec, int count, List<Type> chosen, List<Type> preferred) {
    Type[] types = new Type[count];
    for (int i = 0; i < count; i++) {
      Type type = choose(spec, random.nextInt(3) == 0 ? preferred : chosen);
      if (type == null) {
        return null;
      }
      types[i] = type;
      chosen.add(type);
    }
    return types;
  }

  private @Nullable Type choose(ValueSpec spec, List<Type> first) {
    if (random.nextInt(4) > 0) {
      List<Type> fitting = first.stream().filter(spec.constraint()::accepts).toList();
      if (!fitting.isEmpty()) {
        return pick(fitting);
      }
    }
    return pick(acceptedTypes.computeIfAbsent(
        spec.constraint(), key -> filter(pool.types(), spec.constraint()::accepts)));
  }

  /** Makes types equal, or derives them from others, as the definition states. */
  private void relate(Map<String, Type[]> types) {
    if (definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_TYPE)) {
      equate(types, List.copyOf(types.keySet()));
    }
    for (TypeRelation relation : definition.typeRelations()) {
      if (relation.derivation() == null) {
        equate(types, relation.names());
      } else {
        derive(types, relation);
      }
    }
  }

  private static void equate(Map<String, Type[]> types, List<String> names) {
    Type common = null;
    for (String each : names) {
      Type[] members = types.getOrDefault(each, new Type[0]);
      if (common == null && members.length > 0) {
        common = members[0];
      }
      Arrays.fill(members, common);
    }
  }

  private static void derive(Map<String, Type[]> types, TypeRelation relation) {
    Type[] source = types.get(relation.names().get(1));
    Type[] target = types.get(relation.names().get(0));
    if (source == null || target == null) {
      return;
    }
    try {
      List<Type> derived = relation.derivation().apply(List.of(source));
      if (derived != null && !derived.contains(null)) {
        types.put(relation.names().get(0), derived.toArray(new Type[0]));
      }
    } catch (RuntimeException unsuitableSource) {
      // the verifier rejects the types as they are
    }
  }

  // ---- attributes and regions --------------------------------------------------------------------------------------

  private boolean addAttributes(OperationState state, List<Type> chosen) {
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec spec = definition.attributeSpec(slot);
      if (definition.isSegmentSizes(slot) || !spec.isRequired() && random.nextInt(3) > 0) {
        continue;
      }
      Attribute value = attribute(spec.constraint(), chosen);
      if (value == null && spec.isRequired()) {
        return false;
      }
      if (value != null) {
        state.setProperty(slot, value);
      }
    }
    definition.setDefaultAttributes(state);
    return true;
  }

  private @Nullable Attribute attribute(AttributeConstraint<?> constraint, List<Type> chosen) {
    if (definition.hasTrait(Trait.CONSTANT_LIKE)) {
      Type type = pick(chosen);
      String literal = type == null ? null : literals.value(type.toString());
      Attribute value = literal == null ? null : pool.attribute(literal);
      return value != null && constraint.accepts(value) ? value : null;
    }
    return pick(acceptedAttributes.computeIfAbsent(constraint, key -> accepted(constraint)));
  }

  private List<Attribute> accepted(AttributeConstraint<?> constraint) {
    List<Attribute> candidates = new ArrayList<>(pool.attributes());
    List<String> words = constraint.form() == null ? List.of() : constraint.form().words();
    for (String kind : words.isEmpty() ? List.<String>of() : dialect.attributeNames()) {
      for (String word : words) {
        candidates.add(pool.attribute("#" + dialect.namespace() + "." + kind + "<" + word + ">"));
        candidates.add(pool.attribute("#" + dialect.namespace() + "<" + kind + " " + word + ">"));
      }
    }
    candidates.removeIf(Objects::isNull);
    return filter(candidates, constraint::accepts);
  }

  /** Adds regions that are empty, or have a block with the implicit terminator. */
  private boolean addRegions(OperationState state) {
    for (int i = 0; i < definition.regionGroupCount(); i++) {
      RegionSpec region = definition.regionSpec(i);
      if (region.variadic()) {
        continue;
      }
      Block block = state.addRegion().addBlock();
      if (definition.implicitTerminator() != null) {
        OperationName terminator = context.operationName(definition.implicitTerminator());
        block.append(Operation.create(new OperationState(UnknownLoc.of(context), terminator)));
      } else if (!definition.hasTrait(Trait.NO_TERMINATOR)) {
        return false;
      }
    }
    return true;
  }

  private static <T> List<T> filter(List<T> all, Predicate<T> accepts) {
    return all.stream().filter(accepts).toList();
  }

  private <T> @Nullable T pick(List<T> of) {
    return of.isEmpty() ? null : of.get(random.nextInt(of.size()));
  }
}
